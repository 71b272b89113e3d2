import { fold } from "./fold.ts";

/** Languages by ISO 639-1 code, with their names in the product's languages and in the language itself; folded. */
const names = `
en english ingles anglais englisch
es spanish castilian espanol castellano espagnol spanisch
fr french frances francais franzosisch
de german aleman allemand deutsch
it italian italiano italien italienisch
pt portuguese portugues portugais portugiesisch
nl dutch holandes neerlandes neerlandais niederlandisch nederlands
sv swedish sueco suedois schwedisch svenska
da danish danes danois danisch dansk
nb norwegian noruego norvegien norwegisch norsk
fi finnish finlandes fines finnois finnisch suomi
is icelandic islandes islandais islandisch
pl polish polaco polonais polnisch polski
cs czech checo tcheque tschechisch
sk slovak eslovaco slovaque slowakisch
sl slovenian slovene esloveno slovene slowenisch
hr croatian croata croate kroatisch
sr serbian serbio serbe serbisch
bs bosnian bosnio bosniaque bosnisch
mk macedonian macedonio macedonien mazedonisch
bg bulgarian bulgaro bulgare bulgarisch
ro romanian rumano roumain rumanisch romana
hu hungarian hungaro hongrois ungarisch magyar
el greek griego grec griechisch
sq albanian albanes albanais albanisch
tr turkish turco turc turkisch turkce
ru russian ruso russe russisch
uk ukrainian ucraniano ukrainien ukrainisch
be belarusian bielorruso bielorusse belarussisch
lt lithuanian lituano lituanien litauisch
lv latvian leton letton lettisch
et estonian estonio estonien estnisch
ga irish irlandes irlandais irisch gaelic gaeilge
cy welsh gales gallois walisisch
ca catalan catalan katalanisch catala valenciano valencia
gl galician gallego galicien galicisch galego
eu basque euskera vasco baskisch euskara
ar arabic arabe arabisch
he hebrew hebreo hebreu hebraisch
fa persian farsi persa persan persisch dari
ku kurdish kurdo kurde kurdisch
ber berber tamazight berbere bereber kabyle
ur urdu ourdou
hi hindi
bn bengali bengala bengalisch
pa punjabi panyabi pendjabi pandschabi
ta tamil tamoul tamilisch
te telugu
mr marathi
gu gujarati
ml malayalam
kn kannada
ne nepali nepales nepalais nepalesisch
si sinhala singhalese
zh chinese mandarin chino mandarin chinois mandarin chinesisch mandarin cantonese
ja japanese japones japonais japanisch
ko korean coreano coreen koreanisch
vi vietnamese vietnamita vietnamien vietnamesisch
th thai tailandes thailandais thailandisch
id indonesian indonesio indonesien indonesisch bahasa
ms malay malayo malais malaiisch
tl tagalog filipino philippin
sw swahili suajili
am amharic amarico amharique amharisch
so somali
yo yoruba
ig igbo
ha hausa
zu zulu
af afrikaans
wo wolof
ln lingala
ka georgian georgiano georgien georgisch
hy armenian armenio armenien armenisch
az azerbaijani
kk kazakh
uz uzbek
mn mongolian mongol
la latin latein
eo esperanto
gn guarani
qu quechua
ht haitian creole
lb luxembourgish luxemburgues luxembourgeois luxemburgisch
bar bavarian
br breton bretonisch
oc occitan occitano okzitanisch
co corsican corso corse korsisch
an aragones
ast asturiano bable
rm romansh romanche ratoromanisch
fy frisian frison friesisch
nds plattdeutsch niederdeutsch
mt maltese maltes maltais maltesisch
rom romani
ti tigrinya
rw kinyarwanda
mg malagasy malgache
ps pashto pachto paschtu
km khmer
lo lao
my burmese birmano birman burmesisch
gsw schweizerdeutsch
sgn sign gebardensprache
`;

const codes = new Map<string, string>();
for (const row of names.trim().split("\n")) {
  const [code = "", ...words] = row.split(" ");
  for (const word of words) if (!codes.has(word)) codes.set(word, code);
}

/** Words that may accompany the name of a language, as in `Brazilian Portuguese` or `Deutsche Sprache`. */
const accompanyingWords = new Set(
  "language langue lengua idioma sprache sprachen brazilian american british mexican latin standard modern the le l la el".split(
    " ",
  ),
);

/** The ISO 639-1 code of the language that a text names, if it names nothing else; null otherwise. */
export function languageName(text: string): string | null {
  const words = fold(text)
    .replace(/[()]/g, " ")
    .split(/[\s']+/)
    .filter((word) => word !== "");
  if (words.length === 0 || words.length > 3) return null;
  const named = words.map((word) => codes.get(word) ?? null);
  const code = named.find((found) => found !== null) ?? null;
  return words.every((word, i) => named[i] !== null || accompanyingWords.has(word)) ? code : null;
}
