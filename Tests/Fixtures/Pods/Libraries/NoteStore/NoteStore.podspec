Pod::Spec.new do |s|
  s.name             = 'NoteStore'
  s.version          = '0.1.0'
  s.summary          = 'Notes in a list.'
  s.homepage         = 'https://example.org'
  s.license          = { :type => 'MIT' }
  s.author           = { 'Example' => 'me@example.org' }
  s.source           = { :git => 'https://example.org/NoteStore.git', :tag => s.version.to_s }
  s.ios.deployment_target = '12.0'
  s.source_files = 'NoteStore/Classes/**/*'
  s.public_header_files = 'NoteStore/Classes/**/*.h'
end
