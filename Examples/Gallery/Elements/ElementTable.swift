/// The periodic table: number, symbol, name, state at room temperature, kind.
let elementTable = """
  1,H,Hydrogen,gas,nonmetal
  2,He,Helium,gas,noble gas
  3,Li,Lithium,solid,alkali metal
  4,Be,Beryllium,solid,alkaline earth metal
  5,B,Boron,solid,metalloid
  6,C,Carbon,solid,nonmetal
  7,N,Nitrogen,gas,nonmetal
  8,O,Oxygen,gas,nonmetal
  9,F,Fluorine,gas,halogen
  10,Ne,Neon,gas,noble gas
  11,Na,Sodium,solid,alkali metal
  12,Mg,Magnesium,solid,alkaline earth metal
  13,Al,Aluminium,solid,post-transition metal
  14,Si,Silicon,solid,metalloid
  15,P,Phosphorus,solid,nonmetal
  16,S,Sulfur,solid,nonmetal
  17,Cl,Chlorine,gas,halogen
  18,Ar,Argon,gas,noble gas
  19,K,Potassium,solid,alkali metal
  20,Ca,Calcium,solid,alkaline earth metal
  21,Sc,Scandium,solid,transition metal
  22,Ti,Titanium,solid,transition metal
  23,V,Vanadium,solid,transition metal
  24,Cr,Chromium,solid,transition metal
  25,Mn,Manganese,solid,transition metal
  26,Fe,Iron,solid,transition metal
  27,Co,Cobalt,solid,transition metal
  28,Ni,Nickel,solid,transition metal
  29,Cu,Copper,solid,transition metal
  30,Zn,Zinc,solid,transition metal
  31,Ga,Gallium,solid,post-transition metal
  32,Ge,Germanium,solid,metalloid
  33,As,Arsenic,solid,metalloid
  34,Se,Selenium,solid,nonmetal
  35,Br,Bromine,liquid,halogen
  36,Kr,Krypton,gas,noble gas
  37,Rb,Rubidium,solid,alkali metal
  38,Sr,Strontium,solid,alkaline earth metal
  39,Y,Yttrium,solid,transition metal
  40,Zr,Zirconium,solid,transition metal
  41,Nb,Niobium,solid,transition metal
  42,Mo,Molybdenum,solid,transition metal
  43,Tc,Technetium,solid,transition metal
  44,Ru,Ruthenium,solid,transition metal
  45,Rh,Rhodium,solid,transition metal
  46,Pd,Palladium,solid,transition metal
  47,Ag,Silver,solid,transition metal
  48,Cd,Cadmium,solid,transition metal
  49,In,Indium,solid,post-transition metal
  50,Sn,Tin,solid,post-transition metal
  51,Sb,Antimony,solid,metalloid
  52,Te,Tellurium,solid,metalloid
  53,I,Iodine,solid,halogen
  54,Xe,Xenon,gas,noble gas
  55,Cs,Caesium,solid,alkali metal
  56,Ba,Barium,solid,alkaline earth metal
  57,La,Lanthanum,solid,lanthanide
  58,Ce,Cerium,solid,lanthanide
  59,Pr,Praseodymium,solid,lanthanide
  60,Nd,Neodymium,solid,lanthanide
  61,Pm,Promethium,solid,lanthanide
  62,Sm,Samarium,solid,lanthanide
  63,Eu,Europium,solid,lanthanide
  64,Gd,Gadolinium,solid,lanthanide
  65,Tb,Terbium,solid,lanthanide
  66,Dy,Dysprosium,solid,lanthanide
  67,Ho,Holmium,solid,lanthanide
  68,Er,Erbium,solid,lanthanide
  69,Tm,Thulium,solid,lanthanide
  70,Yb,Ytterbium,solid,lanthanide
  71,Lu,Lutetium,solid,lanthanide
  72,Hf,Hafnium,solid,transition metal
  73,Ta,Tantalum,solid,transition metal
  74,W,Tungsten,solid,transition metal
  75,Re,Rhenium,solid,transition metal
  76,Os,Osmium,solid,transition metal
  77,Ir,Iridium,solid,transition metal
  78,Pt,Platinum,solid,transition metal
  79,Au,Gold,solid,transition metal
  80,Hg,Mercury,liquid,transition metal
  81,Tl,Thallium,solid,post-transition metal
  82,Pb,Lead,solid,post-transition metal
  83,Bi,Bismuth,solid,post-transition metal
  84,Po,Polonium,solid,post-transition metal
  85,At,Astatine,solid,halogen
  86,Rn,Radon,gas,noble gas
  87,Fr,Francium,solid,alkali metal
  88,Ra,Radium,solid,alkaline earth metal
  89,Ac,Actinium,solid,actinide
  90,Th,Thorium,solid,actinide
  91,Pa,Protactinium,solid,actinide
  92,U,Uranium,solid,actinide
  93,Np,Neptunium,solid,actinide
  94,Pu,Plutonium,solid,actinide
  95,Am,Americium,solid,actinide
  96,Cm,Curium,solid,actinide
  97,Bk,Berkelium,solid,actinide
  98,Cf,Californium,solid,actinide
  99,Es,Einsteinium,solid,actinide
  100,Fm,Fermium,unknown,actinide
  101,Md,Mendelevium,unknown,actinide
  102,No,Nobelium,unknown,actinide
  103,Lr,Lawrencium,unknown,actinide
  104,Rf,Rutherfordium,unknown,transition metal
  105,Db,Dubnium,unknown,transition metal
  106,Sg,Seaborgium,unknown,transition metal
  107,Bh,Bohrium,unknown,transition metal
  108,Hs,Hassium,unknown,transition metal
  109,Mt,Meitnerium,unknown,transition metal
  110,Ds,Darmstadtium,unknown,transition metal
  111,Rg,Roentgenium,unknown,transition metal
  112,Cn,Copernicium,unknown,transition metal
  113,Nh,Nihonium,unknown,post-transition metal
  114,Fl,Flerovium,unknown,post-transition metal
  115,Mc,Moscovium,unknown,post-transition metal
  116,Lv,Livermorium,unknown,post-transition metal
  117,Ts,Tennessine,unknown,halogen
  118,Og,Oganesson,unknown,noble gas
  """
