"""Writes a table of declarations: FOLDER with the symbol graphs in `sg`, the Swift file, the name of the table, and the modules."""
import collections
import json
import os
import re
import sys

os_folder = sys.argv[1]
output = os.path.abspath(sys.argv[2])
table, modules = sys.argv[3], sys.argv[4:]
os.chdir(os_folder)
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
    out.append(f"{h} {t} {sup.get(t,'-') if h=='C' else '-'} {','.join(dict.fromkeys(cs))}")
    for m in members.get(t,{}):
        if re.match(r'^\+?\w+ (hash\(into|encode\(to|hashValue|==)',m): continue
        out.append(m)
out.append('G')
seen=set()
for g in glob_:
    if g not in seen: seen.add(g); out.append(g)
txt='\n'.join(out).replace('\\','')
open('facts.txt','w').write(txt+'\n'); print(len(out),len(txt))
skip={'DispatchData','UIKeyboardHIDUsage','URLResourceKey','UIDesign','POSIXError','CocoaError','URLResourceValues','UIKeyModifierFlags','MachError'}
out=[];on=True
for l in open('facts.txt'):
    if re.match(r'^[CSEPXA] ',l):
        t=l.split(' ')[1].strip(); on = t not in skip and not t.startswith('UIDesign.') and not t.startswith('Calendar.Rec') and not t.startswith('DispatchData')
    elif l=='G\n': on=True
    if on: out.append(l.replace('[AnyHashable : Any]','[AnyHashable: Any]'))
txt=''.join(out)
# conformances of extension: keep
head = '// swift-format-ignore-file\n\nextension FactTable {\n  /// The declarations of frameworks, written by `Scripts/objective-c-facts` from their symbol graphs.\n  static let '
open(output,'w').write(head+table+' = #"""\n'+txt+'"""#\n}\n')
print(len(txt))
