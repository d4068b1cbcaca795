"""Writes the facts of the frameworks: FOLDER with the symbol graphs in `sg`, the file, and the modules; `-` begins a second group of modules.

The first line says the version and how many bytes follow. Each other line is a key, a tab and a value; the lines are sorted by key:

  a NAME    an alias: the type
  c NAME    a constant of Objective-C: the Swift type that has it, a tab, and the member
  g NAME    a function or constant outside of types, by its name without labels
  n NAME    a nested type by the name that Objective-C has: `UIControl.State` by `UIControlState`
  t NAME    a type: first its kind, superclass and protocols, then its members, one a line, in the order in which they are declared

The members keep their order, because the first case of an enumeration is its value in Objective-C before one is set.
"""
import collections
import json
import os
import re
import sys


def declarations(modules):
    """The declarations of a group of modules, a type's members below it, those outside of types after a line `G`."""
    types=collections.OrderedDict(); members=collections.defaultdict(dict); glob_=[]
    sup={}; confs=collections.defaultdict(list); names={}
    KEEP=None
    files=[f for m in modules for f in sorted(os.listdir('sg')) if f == m+'.symbols.json' or f.startswith(m+'@')]
    files=['sg/'+f for f in files]
    docs=[]
    for f in [f for f in files if os.path.exists(f)]:
        d=json.load(open(f)); docs.append((f,d))
        for s in d['symbols']:
            names[s['identifier']['precise']]='.'.join(s['pathComponents'])
    foreign={}
    def clean(t): return re.sub(r'\s+',' ',t).replace('Swift.','').strip()
    def frag(fr): return clean(''.join(x['spelling'] for x in fr))
    kinds={}
    for f,d in docs:
        for r in d['relationships']:
            src=names.get(r['source']); 
            tgt=names.get(r['target'],r.get('targetFallback','').split('.',1)[-1])
            if not src or not tgt: continue
            if r['kind']=='inheritsFrom': sup[src]=tgt
            elif r['kind']=='conformsTo' and 'Swift.' not in r.get('targetFallback','') : confs[src].append(tgt)
        for s in d['symbols']:
            k=s['kind']['identifier'].split('.',1)[1]; path=s['pathComponents']; n='.'.join(path)
            if any(p.startswith('_') for p in path): continue
            if any('obsoleted' in a or 'isUnconditionallyUnavailable' in a for a in s.get('availability',[])): continue
            decl=frag(s['declarationFragments'])
            if 'async' in decl.split('(')[-1] and ' async' in decl: continue
            if k in('class','struct','enum','protocol'): kinds[n]=k; types[n]=k; continue
            if k=='typealias': 
                m=re.search(r'= (.*)$',decl); 
                if m: types[n]='alias '+m.group(1)
                continue
            parent='.'.join(path[:-1]); 
            st = '+' if k.startswith('type.') or k=='enum.case' and False else ''
            fs=s.get('functionSignature')
            opn='o' if s.get('accessLevel')=='open' else ''
            dec=' '+decl.split('(')[0]+' '
            if k in('func','method','type.method','init','func.op'):
                if k=='func.op' or '<' in decl.split('(')[0]: 
                    if k=='func.op': continue
                if ' where ' in decl or re.search(r'func \w+<',decl): 
                    if parent.startswith('NS') or parent=='' or True: continue
                ps=[]
                for p in (fs or {}).get('parameters',[]):
                    t=frag(p['declarationFragments']); t=t.split(':',1)[1].strip() if ':' in t else t
                    ps.append(t)
                ret=frag(fs['returns']) if fs and fs.get('returns') else ''
                if k=='init':
                    ret='?' if decl.split('(')[0].endswith('?') or 'init?' in decl else ('!' if 'init!' in decl else '')
                thr='t' if ' throws' in decl else ''
                # defaults
                dm=''
                body=decl
                # count parameters with defaults by scanning
                depth=0;cur='';parts=[]
                i=decl.find('(')
                j=i
                for ch in decl[i+1:] if i>=0 else '':
                    if ch in '([<{': depth+=1
                    if ch in ')]>}': 
                        if ch==')' and depth==0: break
                        if not(ch=='>' and cur.endswith('-')): depth-=1
                    if ch==',' and depth==0: parts.append(cur);cur=''
                    else: cur+=ch
                if cur: parts.append(cur)
                dm=''.join('1' if '= ' in p or p.rstrip().endswith('...') else '0' for p in parts)
                if '1' not in dm: dm=''
                # Where a failure is said to be: never in Objective-C.
                where=[n for n,p in enumerate(ps) if re.match(r'\s*(_\s+)?(file|line)\s*:',parts[n] if n<len(parts) else '') and n<len(dm) and dm[n]=='1']
                if where and path[-1].endswith(')'):
                    labels=path[-1][path[-1].index('(')+1:-1].split(':')[:-1]
                    keep=[n for n in range(len(ps)) if n not in where]
                    ps=[ps[n] for n in keep]; dm=''.join(dm[n] for n in keep)
                    if '1' not in dm: dm=''
                    path=path[:-1]+[path[-1][:path[-1].index('(')+1]+''.join(labels[n]+':' for n in keep)+')']
                flag=opn+thr+('c' if ' convenience ' in dec else '')+('r' if ' required ' in dec else '')
                if ret=='_Unimplemented': continue
                if ret.startswith('Self._'): ret={'Self._ItemSize':'CGSize','Self._HeaderView':'UIView?','Self._FooterView':'UIView?','Self._AccessoryType':'UITableViewCell.AccessoryType','Self._LeadingActions':'UISwipeActionsConfiguration?','Self._TrailingActions':'UISwipeActionsConfiguration?','Self._EditActions':'[UITableViewRowAction]?'}.get(ret,'()')
                line=f"{'i' if k=='init' else st+'f'}{flag} {path[-1]}|{';'.join(ps)}|{ret}|{dm}"
            elif k in('property','type.property','var','enum.case'):
                if k=='enum.case':
                    if '(' in path[-1]: continue
                    line=f"e {path[-1]}"
                else:
                    m=re.search(r'(?:var|let) `?\w+`?: (.*?)(?: \{.*\})?$',decl)
                    if not m: continue
                    ro='g' if ('{ get }' in decl or ' let ' in ' '+decl) else ''
                    line=f"{st}v{opn}{ro} {path[-1]}|{m.group(1)}"
            else: continue
            if not parent: glob_.append(line)
            else: members[parent][line]=1
    skip=re.compile(r'^(JSON|XML|Predicate|Morphology|Measurement|Unit|Foundation\.|AttributeScopes|AttributedString\.|AttributedSubstring|Decimal|Duration|.*FormatStyle|.*ParseStrategy|.*CollectionDiff|ListFormat|Locale\.(Lang|Script|Region|Currency|Components)|String\.Comp|InlinePres|.*Builder|.*\.Iterator|.*\.Element|.*CodingKeys|Date\.)')
    out=[];n=0
    for t in list(types)+[p for p in members if p not in types]:
        if t.startswith('_') or '<' in t: continue
        if (skip.match(t) and t not in('JSONSerialization','JSONSerialization.ReadingOptions','JSONSerialization.WritingOptions','NSUnit')): continue
        k=types.get(t,'extension')
        if k.startswith('alias'):
            out.append(f"A {t} {k[6:]}"); continue
        h={'class':'C','struct':'S','enum':'E','protocol':'P','extension':'X'}[k]
        cs=[c for c in confs.get(t,[]) if not c.startswith(('Swift.','_')) and c not in ('Sendable','Copyable','Escapable','Equatable','Hashable','CVarArg','CustomStringConvertible','CustomDebugStringConvertible','SendableMetatype','BitwiseCopyable','CustomReflectable','ExpressibleByArrayLiteral','SetAlgebra','TextOutputStreamable','Encodable','Decodable')]
        out.append(f"{h} {t} {sup.get(t,'-') if h=='C' else '-'} {','.join(sorted(set(cs)))}")
        for m in members.get(t,{}):
            if re.match(r'^\+?\w+ (hash\(into|encode\(to|hashValue|==)',m): continue
            out.append(m)
    out.append('G')
    seen=set()
    for g in glob_:
        if g not in seen: seen.add(g); out.append(g)
    txt='\n'.join(out).replace('\\','')
    lines=txt.split('\n')
    skip={'DispatchData','UIKeyboardHIDUsage','URLResourceKey','UIDesign','POSIXError','CocoaError','URLResourceValues','UIKeyModifierFlags','MachError'}
    out=[];on=True
    for l in lines:
        if re.match(r'^[CSEPXA] ',l):
            t=l.split(' ')[1].strip(); on = t not in skip and not t.startswith('UIDesign.') and not t.startswith('Calendar.Rec') and not t.startswith('DispatchData')
        elif l=='G': on=True
        if on: out.append(l.replace('[AnyHashable : Any]','[AnyHashable: Any]'))
    return out


def constants_of(name, member):
    """The names in Objective-C of a static property or case. The second list is of names that another type may have as its own."""
    flat, title = name.replace('.', ''), member[:1].upper() + member[1:]
    sure, short = [flat + title], []
    # `UIReturnKeyDone` of UIReturnKeyType, `UIAccessibilityTraitButton` of UIAccessibilityTraits.
    for ending in ('Type', 's'):
        if flat.endswith(ending): short.append(flat[:-len(ending)] + title)
    # `NSStringAttributeType` of NSAttributeType, `NSMainQueueConcurrencyType` of NSManagedObjectContextConcurrencyType.
    words = re.search('[A-Z][a-z]+[A-Z][a-z]+$', title)
    if words and flat.endswith(words[0]) and flat.startswith('NS'): short.append('NS' + title)
    # `UIKeyboardWillShowNotification` is `UIResponder.keyboardWillShowNotification`.
    if member.endswith('Notification'): sure.append(name[:2] + title)
    if name == 'NSNotification.Name':
        own = member if member.startswith(('NS', 'UI')) else 'NS' + member
        sure += [own + 'Notification', own]
    if name == 'NSAttributedString.Key': sure.append('NS' + title + 'AttributeName')
    if member.startswith('keyboard') and member.endswith('UserInfoKey'): sure.append('UI' + title)
    return sure, short


def table(lines):
    """The lines of the file, from those of `declarations`."""
    headers, members, aliases, globals_ = {}, {}, {}, {}
    current = None
    for line in lines:
        if not line: continue
        if line == 'G':
            current = None
        elif re.match('[CSEPXA] ', line):
            kind, name, *rest = line.split(' ')
            if kind == 'A':
                aliases[name] = ' '.join(rest)
                continue
            current = name
            protocols = rest[1].split(',') if len(rest) > 1 and rest[1] else []
            if name in headers: headers[name][2].extend(protocols)
            else: headers[name] = [kind, rest[0], protocols]
        elif re.match(r'\+?[five]\w* ', line):
            if current is None: globals_.setdefault(re.split(r'[(|]', line.split(' ', 1)[1])[0], []).append(line)
            else: members.setdefault(current, []).append(line)
    nested, constants, shorts = {}, {}, {}
    for name in sorted(headers):
        if '.' in name: nested[name.replace('.', '')] = name
        for line in members.get(name, []):
            flags, rest = line.split(' ', 1)
            if not re.match(r'e|\+v', flags): continue
            value = name + '\t' + line
            sure, short = constants_of(name, rest.split('|')[0])
            for key in sure: constants[key] = value
            for key in short: shorts.setdefault(key, value)
    rows = [('a ' + key, [value]) for key, value in aliases.items()] + [('n ' + key, [value]) for key, value in nested.items()]
    rows += [('c ' + key, [value]) for key, value in {**shorts, **constants}.items()] + [('g ' + key, value) for key, value in globals_.items()]
    for name, (kind, superclass, protocols) in headers.items():
        rows.append(('t ' + name, [f'{kind} {superclass} {",".join(protocols)}'] + members.get(name, [])))
    return [key + '\t' + value for key, values in sorted(rows) for value in values]


def write(path, rows):
    text = '\n'.join(rows) + '\n'
    with open(path, 'w') as file: file.write(f'objective-c-facts 1 {len(text.encode())}\n{text}')


if __name__ == '__main__':
    output = os.path.abspath(sys.argv[2])
    os.chdir(sys.argv[1])
    groups = ' '.join(sys.argv[3:]).split(' - ')
    write(output, table([line for group in groups for line in declarations(group.split())]))
