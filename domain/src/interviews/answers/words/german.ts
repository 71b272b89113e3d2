import type { Passage, Word } from "../passages.ts";
import { expressions, type Lexicon, wordSet } from "./lexicon.ts";
import { type Deed, deedOf, type Tense, type Verbs } from "./verbs.ts";

const auxiliary = wordSet("habe hatte bin war");
const imagined = wordSet("wurde werde");
const states = wordSet(`
  bin war habe hatte kann konnte muss musste will wollte weiss wusste denke dachte glaube glaubte finde mag mochte mochten
  liebe hoffe brauche brauchte soll sollte darf durfte fuhle fuhlte kenne kannte bleibe blieb wohne lebe heisse verstehe
  meine freue interessiere arbeite arbeitete verdiene komme kam bekomme`);
/** Irregular first persons of the past that are deeds. */
const irregular = wordSet(`
  bat fand gab ging nahm rief sah schrieb sprach stand zog trug las lud half hielt liess lief schlug schloss schnitt sang sass
  begann brachte band bot brach fuhr goss griff hob lag mass schob trat trieb traf trank ass verband verglich vertrat wies warf
  wog wusch entschied stieg blieb-ruhig hing schwieg tat uberwies unterbrach ließ saß maß aß empfahl erschrak floh kroch rannte
  sandte schwamm sprang stach stritt verlor vermied warb`);
/** "übernahm", "verschob", "beschrieb": an irregular verb behind a prefix that stays. */
const isIrregular = (plain: string): boolean =>
  irregular.has(plain) ||
  irregular.has(plain.replace(/^(?:be|ver|er|ent|zer|uber|unter|wider)(?=\p{L}{3})/u, ""));
const participle =
  /^(?:\p{L}{0,8}ge\p{L}{2,}(?:t|en)|(?:be|ver|er|ent|zer|miss|uber|unter|wider|wieder)\p{L}{3,}(?:t|en)|\p{L}{3,}iert)$/u;
const notParticiples = wordSet(`
  gegen gestern genommen-hat gegenuber gesamten gesagten geraten-sein gut gegeben-falls gern gesellschaft erst erfahren uberhaupt
  unterschied verschieden verschiedenen bekannt bekannten erwachsenen gewesen geblieben gestellten gegenstand gefahrdet
  beschadigt verletzt beschaftigt interessiert motiviert gelegenheit gewicht gesicht geschaft gerat gericht ergebnissen
  mitten arbeiten angelegenheit gesundheit gebiet gezeiten gekommen geworden entfernt`);
const infinitive = /^\p{Ll}{2,}(?:en|ern|eln)$/u;
const notInfinitives = wordSet(`
  den einen keinen meinen ihren seinen unseren diesen jeden allen anderen gegen neben zwischen wegen oben unten wenigen beiden
  ihnen denen zwischen-den ersten zweiten nachsten letzten eigenen ganzen sieben morgen guten offen sondern hatten waren werden
  haben konnen mussen sollen wollen wurden durfen sein kollegen selben gleichen neuen alten zusammen gern modern wenn dann denn
  schon kleinen grossen falschen richtigen sauberen frischen`);

/** Deeds in German: `ich` with its verb, whose other half may stand at the end, and verbs joined to it. */
function deeds({ words }: Passage): Deed[] {
  const found: Deed[] = [];
  for (const [at, word] of words.entries()) {
    if (word.plain !== "ich") continue;
    const end = endOf(words, at);
    const finite = finiteOf(words, at);
    if (finite === null) continue;
    const { verb, at: place } = finite;
    const first = words[Math.min(at, place)] ?? word;
    if (auxiliary.has(verb.plain)) {
      for (const [index, done] of words
        .slice(place + 1, end)
        .filter(isParticiple)
        .entries())
        found.push(deedOf(index === 0 ? first : done, done, "past"));
    } else if (imagined.has(verb.plain)) {
      for (const [index, done] of words.slice(place + 1, end).entries())
        if (isInfinitive(words, place + 1 + index)) found.push(deedOf(done, done, "imagined"));
    } else if (!states.has(verb.plain)) {
      found.push({ ...deedOf(first, words[Math.max(at, place)] ?? verb, tenseOf(verb)), verb: verb.plain });
      found.push(...joined(words, Math.max(at, place) + 1, end));
    }
  }
  return found;
}

/** The verb of `ich`: the word before it when they are turned round, the word after it, or the last of a side clause. */
function finiteOf(words: readonly Word[], at: number): { verb: Word; at: number } | null {
  const before = words[at - 1];
  if (before !== undefined && !words[at]?.afterBreak && isFiniteVerb(before))
    return { verb: before, at: at - 1 };
  const after = words[at + 1];
  if (after !== undefined && !after.afterBreak && isFiniteVerb(after)) return { verb: after, at: at + 1 };
  // "weil ich sie nicht kannte", "als ich die Liste prüfte": the verb closes the clause.
  for (let next = at + 2; next < words.length; next += 1) {
    if (words[next]?.afterBreak === true) return null;
    const verb = words[next];
    const closes = words[next + 1] === undefined || words[next + 1]?.afterBreak === true;
    if (verb !== undefined && closes && isFiniteVerb(verb)) return { verb, at: next };
  }
  return null;
}

const isFiniteVerb = ({ plain, written }: Word): boolean =>
  /^\p{Ll}/u.test(written) || /^(?:Habe|Hatte|Bin|War|Würde|Werde)$/.test(written) || /te$|e$/.test(plain)
    ? auxiliary.has(plain) ||
      imagined.has(plain) ||
      states.has(plain) ||
      isIrregular(plain) ||
      (/.{2}(?:te|e)$/.test(plain) &&
        !/^(?:eine|meine|keine|diese|jede|alle|viele|beide|ohne|gerade|heute|danke|die|seine|ihre|unsere|andere|lange|gerne|neue|erste)$/.test(
          plain,
        ))
    : false;

const tenseOf = ({ plain }: Word): Tense =>
  isIrregular(plain) ||
  (/.{2}te$/.test(plain) &&
    !/^(?:achte|warte|halte|arbeite|biete|bitte|leite|berichte|bereite|richte|schalte|behalte|teste|vermute|beobachte|betrachte|beachte|erwarte|rechne|notiere)$/.test(
      plain,
    ))
    ? "past"
    : "present";

const isParticiple = ({ plain, written }: Word): boolean =>
  /^\p{Ll}/u.test(written) && participle.test(plain) && !notParticiples.has(plain);

/** An infinitive closes its clause or is joined to another one. */
function isInfinitive(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (
    word === undefined ||
    !infinitive.test(word.plain) ||
    !/^\p{Ll}/u.test(word.written) ||
    notInfinitives.has(word.plain)
  )
    return false;
  const next = words[at + 1];
  return (
    next === undefined || next.afterBreak || /^(?:und|oder|als|wenn|weil|ob|bis|sondern)$/.test(next.plain)
  );
}

/** Verbs after `und` or a comma that go on with `ich`: "ich prüfe die Liste und koche getrennt". */
function joined(words: readonly Word[], from: number, to: number): Deed[] {
  const found: Deed[] = [];
  for (let at = from; at < to; at += 1) {
    const word = words[at];
    const before = words[at - 1]?.plain ?? "";
    if (word === undefined || !/^\p{Ll}/u.test(word.written)) continue;
    if (!(word.afterBreak || /^(?:und|dann|danach)$/.test(before))) continue;
    const next = words[at + 1];
    const isAdjective =
      next !== undefined &&
      !next.afterBreak &&
      /^\p{Lu}/u.test(next.written) &&
      !/^(?:und|dann)$/.test(before);
    if (
      !isAdjective &&
      !states.has(word.plain) &&
      (isIrregular(word.plain) || /.{3}e$/.test(word.plain)) &&
      isFiniteVerb(word)
    )
      found.push(deedOf(word, word, tenseOf(word)));
  }
  return found;
}

/** Index of the word that ends the clauses of `ich`: the next subject. */
function endOf(words: readonly Word[], at: number): number {
  for (let next = at + 2; next < words.length; next += 1) {
    const word = words[next];
    if (word !== undefined && /^(?:ich|wir|er|man|dass|weil|denn)$/.test(word.plain)) return next;
  }
  return words.length;
}

const verbs: Verbs = {
  deeds,
  plural: ({ words }) => words.filter(({ plain }) => /^(?:wir|uns|unser\p{L}*)$/u.test(plain)),
  singular: ({ words }) => words.filter(({ plain }) => /^(?:ich|mir|mich|mein\p{L}{0,2})$/u.test(plain)),
};

export const german: Lexicon = {
  verbs,
  functionWords: wordSet(`
    der die das den dem des ein eine einen einem einer eines und oder aber denn sondern in im an am auf aus bei beim mit nach von
    vom vor zu zum zur fur uber unter um durch gegen ohne bis seit als wie wenn weil dass ob da so nicht kein keine nur auch noch
    schon sehr mehr ich du er sie es wir ihr mich mir dich ihm ihn ihnen uns sich mein meine meinen meiner ihre ihren ihr unser
    unsere ist sind war waren bin habe hat hatte hatten wird werden wurde wurden kann konnte muss musste dann dort hier was wer
    wo man alle alles jeden jede jeder dieser diese dieses einmal immer`),
  times: expressions(`
    letztes jahr|letzten (?:monat|winter|sommer|herbst|fruhling|\\p{L}+)|letzte woche|im (?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|fruhjahr|sommer|herbst|winter)|vor (?:einem|einer|zwei|drei|vier|funf|einigen|\\d+) (?:jahr\\p{L}*|monat\\p{L}*|woche\\p{L}*|tag\\p{L}*)|(?:19|20)\\d\\d|an einem (?:tag|abend|morgen|montag|freitag|\\p{L}+)|eines tages|einmal|mal|gestern|damals|als ich (?:noch|bei)|wahrend (?:mein|der)\\p{L}*|noch am (?:abend|selben tag)|am (?:abend|nachsten tag|morgen)|jeden freitag|in meiner (?:ersten|letzten) \\p{L}+|kurz vor|abends`),
  places: expressions(`
    im (?!januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|herbst|sommer|winter|jahr|fruhjahr)\\p{L}+|in (?:einem|einer|meiner|meinem|der|unserer|unserem) \\p{L}+|bei (?:einem|einer|uns|der|meinem)|als (?:\\p{L}+in|leiter|gruppenleiter|\\p{L}+er|azubi)|mein(?:e|em|er)? (?:chef\\p{L}*|team|filialleiterin|leiterin|schicht|klasse|kollege\\p{L}*)|unser(?:e|er|em)? \\p{L}+`),
  tasks: expressions(`
    musste*|sollte*|aufgabe|mein ziel|ich war (?:allein|zustandig)|problem*|weil|aber|jedoch|obwohl|allerdings|ausfall|fiel|ging (?:aus|nicht)|ausging|fehlt*|kaputt|defekt|abgesagt|wasserschaden|beschwer*|verarger*|wutend|gekrankt|argert*|zu spat|frist|ohne|statt|zu (?:viel|wenig|spat|schnell)|falsch|fehler|schwer|schwierig|risiko|gefahr*|kam zum|zuruckgebracht|ruckgaben|lagen|immer wieder|kam (?:ein|der|zum)`),
  results: expressions(`
    am ende|schliesslich|seitdem|seither|danach|daraufhin|dadurch|deshalb|das ergebnis|(?:sank|stieg|fiel|ging|sanken|stiegen)[^.]{0,20} (?:von|auf|um|zuruck)|von [^.]{0,14} auf [^.]{0,14}|statt \\d+|gespart|gesenkt|verkurzt|verringert|nicht (?:mehr|wieder|zuruck)|kam [^.]{0,25}(?:nicht|zuruck)|kein(?:e|en)? (?:unfall|beschwerde\\p{L}*|fehler)|niemand|punktlich|rechtzeitig|zufrieden|bedankt*|wieder gebucht|zugestimmt|gelost|lief (?:er|sie|es|wieder|alles)|fand statt|note|heute|inzwischen|jetzt|weniger|besser|hoher|waren es noch|von \\d+ kamen|\\d+ von \\d+|nach (?:vier|zwei|drei|sechs) monaten|in zwei jahren|fertig`),
  numbers:
    /\b(?:zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|funfzehn|zwanzig|dreissig|dreißig|vierzig|funfzig|hundert|tausend|million\w*|halb\w*|halfte|doppelt\w*|verdoppelt|drittel|dutzend)\b/gu,
  reasons: expressions(
    `weil|denn|da|damit|sonst|deshalb|darum|daher|der grund|um zu|um [^.,]{2,30} zu|wegen|namlich|dafur|solange`,
  ),
  conditions: expressions(
    `wenn|falls|ob|sofern|je nach|kommt darauf an|vielleicht|zum beispiel|es sei denn|entweder|solange|ist die|wo`,
  ),
  order: expressions(
    `zuerst|zunachst|erst|dann|danach|anschliessend|vorher|bevor|nachdem|zum schluss|schliesslich|wahrend|gleichzeitig|sofort|noch am (?:selben tag|abend)|erst wenn|als erstes|als nachstes|in der nachsten|einmal|am tisch|beim kochen`,
  ),
  checks: expressions(
    `pruf*|gepruft|kontrollier*|nachsehen|nachgesehen|sehe nach|nachsehen|mess*|gemess*|test*|frag* (?:nach|ob)|meld*|informier*|aufschreib*|notier*|protokoll*|dokumentier*|in der nachsten woche|nach (?:zwei|drei) (?:tagen|wochen)|erkenn* (?:es|ob)|gegenlesen|gegenlies\\p{L}*|wiederhol*|noch (?:ein|zwei)mal|anschlagt|liste|foto|erst wenn|stimmt`,
  ),
  examples: expressions(
    `zum beispiel|beispielsweise|einmal|seitdem|letztes jahr|bei uns|wenn ich nicht|nie|ausser|nur wenn|grenze*|vorsicht|gefahr*|risiko|lebensgefahrlich|steckt|auch bei|falls|sonst`,
  ),
  generalities: expressions(
    `immer|meistens|normalerweise|grundsatzlich|im allgemeinen|oft|(?:jeder|alle) (?:weiss|weiß|kennt|muss|will|sagt|sagen|wissen|kennen|mussen|wollen|macht|machen)|man muss|muss man|das gehort dazu|gehort dazu|ist (?:mir |fur mich )?(?:sehr )?(?:wichtig|entscheidend|das wichtigste|eine chance)|steht (?:fur mich )?an erster stelle|stets|nie|eigentlich|im leben|standig`,
  ),
  emptyPhrases: expressions(`
    ich bin (?:ein |eine )?(?:da |sehr |ganz |stets )*(?:\\p{L}+er mensch|belastbar|zielstrebig|flexibel|guter \\p{L}+|gute \\p{L}+|teamfahig|motiviert|zuverlassig|ehrgeizig|perfektionistisch|kommunikativ|\\p{L}+ aus leidenschaft)|belastbar|zielstrebig|teamplayer|aus leidenschaft|herausforderung*|meine starke|kuhlen kopf|immer positiv|an erster stelle|das wichtigste|sehr ernst|gewissenhaft|reflektierter mensch|arbeite standig an mir|entwickle mich|feedback immer gern|als chance|eine chance|gut mit kritik|dankbar|arbeitsklima|vertrauen und offenheit|ehrlichkeit ist|sehr genau|kontrolliere alles doppelt|das team passt|aufgaben spannend|ganz flexibel|alle vorschriften|dynamisch|perfektionist\\p{L}*|kenne mich [^.]{0,20}gut aus|meine schwachen`),
  evasions: expressions(
    `weiss ich nicht|keine ahnung|fallt mir (?:gerade )?nichts ein|war bei mir nie|hatte ich nie|passiert mir (?:so etwas )?(?:eigentlich )?nie|lief eigentlich alles|so etwas gehort dazu|da muss man eben|ist mir egal|wird schon|nicht so schlimm|lasst man [^.]{0,20} halt weg|halt weg|geht mich nichts an|dann eben|irgendwie einig|egal`,
  ),
  listener: expressions(`sie|ihr|ihre|ihnen|ihrem|ihren|ihrer`),
  openness: expressions(
    `verhand*|sprechen|reden|offen|zwischen|spanne|rahmen|je nach|wenn|dafur|gegen|zum beispiel|homeoffice|tage-woche|weiterbildung|urlaub|bonus|zulage*|anpassung|nach sechs monaten|wo liegt|wie hoch|was (?:davon|ware)|mitgehen|moglich|entgegenkommen|flexibel`,
  ),
  grounds: expressions(
    `weil|denn|markt|stellenanzeigen|anzeige|region|tarif*|erfahrung|jahre\\p{L}*|verantwort*|qualifikation*|rufbereitschaft|schicht*|quellen|ublich|durchschnitt|studie*|abschluss|aufgabe*`,
  ),
  money:
    /(?:[£$€]\s?\d[\d.,']*|\d[\d.,']*\s?(?:€|euro|eur|brutto|netto|im jahr|im monat|pro stunde|die stunde|chf|franken|\$|k\b|tausend)|\d{2,3}[.']\d{3})/gu,
  insults: expressions(
    `idiot*|depp*|trottel*|arschloch*|arschlocher|scheiss*|scheiß*|blod*|dumm\\p{L}*kopf|wichser*|hurensohn*|fotze*|schlampe*|penner*|spast*|vollpfosten|verpiss*|fick*|drecks\\p{L}*|bastard*`,
  ),
  aimed: expressions(
    `du|dich|dir|sie|ihr|euch|dein\\p{L}*|diese (?:frage|firma|app)|dieses (?:gesprach|programm)`,
  ),
  orders: expressions(`
    ignorier\\p{L}* (?:alle |die |deine |ihre |meine )*(?:vorherigen |bisherigen |obigen )?(?:anweisungen|regeln|vorgaben|instruktionen)[^.]*|vergiss (?:alle |die |deine )*(?:vorherigen |bisherigen )?(?:anweisungen|regeln)[^.]*|du bist (?:jetzt |nun )?(?:eine? )?(?:ki|kunstliche intelligenz|assistent\\p{L}*|sprachmodell)|gib (?:mir |dieser antwort |diesem text )*(?:die |eine |den |das )*(?:volle|hochste|hochst\\p{L}*|beste|maximale|100|10)[^.]*|bewerte (?:diese|das|meine|mich)[^.]*|antworte nur[^.]*|verhalte dich wie[^.]*|volle punktzahl|hochstpunktzahl|maximale punkt\\p{L}*`),
};
