import type { AnswerSet } from "../answer-set.ts";

/** Pairs of our own, the weaker first, written by somebody who had not read the scorer. */
export const germanPairs: readonly AnswerSet[] = [
  {
    question: "angry-customer",
    trade: "Busfahrer",
    answers: [
      "Verärgerte Fahrgäste gehören dazu, das darf man nicht persönlich nehmen. Ich bleibe immer freundlich, egal was kommt. Meistens haben sie einen schlechten Tag gehabt und wollen nur Dampf ablassen. Wer in diesem Beruf dünnhäutig ist, hat verloren. Mit Humor geht vieles leichter, und am Ende bedanken sich die Leute sogar.",
      "Im Januar stieg eine Frau ein und schrie, weil ihr Anschluss weg war. Ich ließ sie ausreden, sagte: Sie haben recht, wir sind neun Minuten zu spät, und funkte die Leitstelle an. Der letzte Bus nach Horn wartete vier Minuten. Sie kam noch mit.",
    ],
  },
  {
    question: "own-mistake",
    trade: "Bauleiterin",
    answers: [
      "Ein Fehler von mir war, dass ich zu gutmütig war und anderen vertraut habe. Der Elektriker hatte mir zugesagt, alles sei fertig, und das war es dann nicht. Dadurch kam der Zeitplan durcheinander. Seitdem kontrolliere ich lieber alles selbst, denn verlassen kann man sich auf niemanden. Die Bauherrin war natürlich verärgert, aber das lag ja nicht an mir.",
      "Ich habe 2022 einen Durchbruch falsch angezeichnet, 30 Zentimeter zu weit links. Gemerkt habe ich es erst, als die Leitung nicht passte. Ich rief noch am selben Tag den Statiker und die Bauherrin an. Das Schließen kostete 1.900 Euro. Jetzt zeichnet immer eine zweite Person gegen.",
    ],
  },
  {
    question: "missed-deadline",
    trade: "Übersetzer",
    answers: [
      "Ich halte Termine eigentlich immer ein.",
      "Eine Anleitung von 80 Seiten sollte an einem Freitag fertig sein. Am Dienstag sah ich, dass mir zwei Tage fehlen würden. Ich rief die Kundin gleich an, schickte die ersten 50 Seiten am Freitag und den Rest am Montag um neun. Sie konnte die Druckerei um einen Tag schieben. Seither plane ich bei Technik 15 statt 20 Seiten am Tag.",
    ],
  },
  {
    question: "shortcut-seen",
    trade: "Gerüstbauer",
    answers: [
      "Das kommt auf die Situation an. Wenn der Kollege viel Erfahrung hat, weiß er meistens, was er tut, und man will sich ja nicht unbeliebt machen. Sicherheit ist natürlich sehr wichtig und steht bei uns an erster Stelle. Ich würde es vielleicht später in einem ruhigen Moment ansprechen, wenn es passt, oder dem Chef einen Hinweis geben.",
      "Ich würde sofort rufen: Stopp, komm runter. Dann würde ich ihm den Gurt reichen und erst weiterarbeiten, wenn er eingehängt ist. In der Pause würde ich fragen, warum es heute so eilt, denn oft fehlt nur Material. Macht er es wieder, melde ich es dem Polier.",
    ],
  },
  {
    question: "said-stop",
    trade: "Chemielaborantin",
    answers: [
      "Wir hatten einmal im Labor eine unsichere Lage und haben dann aufgehört. Alle haben gut reagiert und es ist nichts passiert. Danach ging es weiter.",
      "Im März sollte ich einen Ansatz in den großen Reaktor geben. Beim Lesen sah ich, dass die Kühlung auf Hand stand und niemand wusste, seit wann. Ich habe den Zulauf geschlossen und die Schichtleitung geholt. Nach 40 Minuten war das Ventil getauscht. Der Ansatz kam später, aber der Druck blieb bei 2 Bar.",
    ],
  },
  {
    question: "learned-fast",
    trade: "Steuerfachangestellter",
    answers: [
      "Ich lerne grundsätzlich sehr schnell und bin immer offen für Neues. Schon in der Schule ist mir das leicht gefallen. Neue Programme schaue ich mir einfach an und probiere herum, bis es klappt. Man muss heute flexibel sein, die Digitalisierung wartet auf niemanden. Meine Kollegen fragen mich oft, weil ich so ein Gespür dafür habe.",
      "Als unsere Lohnfrau im November ausfiel, hatte ich neun Tage, um 62 Abrechnungen zu lernen. Ich habe mir jeden Abend zwei alte Monate vorgenommen und nachgerechnet. Bei Pfändungen rief ich die Hotline an. Alle Löhne gingen pünktlich raus, zwei musste ich im Dezember berichtigen.",
    ],
  },
  {
    question: "why-this-work",
    trade: "Erzieherin",
    answers: [
      "Weil ich Kinder liebe und gern mit Menschen arbeite.",
      "Ich habe zwölf Jahre im Büro gearbeitet und nebenher eine Kindergruppe geleitet. Dort hat Emil, vier, drei Wochen lang kein Wort gesagt und dann beim Schneckensuchen nicht mehr aufgehört. An solchen Tagen ging ich müde und zufrieden nach Hause, aus dem Büro nur müde. Darum habe ich die Ausbildung gemacht. Ihr Haus hat einen Waldtag in der Woche, und genau dort möchte ich mit den Kleinen anfangen.",
    ],
  },
  {
    question: "weakness",
    trade: "Programmierer",
    answers: [
      "Meine größte Schwäche ist, dass ich Perfektionist bin. Ich kann einfach nicht aufhören, bevor alles hundertprozentig ist, und bin dann zu streng mit mir. Manche sagen, ich arbeite zu viel. Aber ich finde, das ist eigentlich auch eine Stärke, denn so kommt am Ende immer ein gutes Ergebnis heraus, mit dem alle zufrieden sind.",
      "Ich schätze Aufwand zu niedrig. Im letzten Jahr lag ich bei elf von vierzehn Aufgaben darunter, das habe ich nachgezählt. Seit Mai schreibe ich vor jeder Schätzung drei Dinge auf, die schiefgehen können, und lasse eine Kollegin dagegen schätzen. Jetzt liege ich noch bei jeder dritten daneben.",
    ],
  },
  {
    question: "two-quarrel",
    trade: "Küchenchefin",
    answers: [
      "Ich würde beiden klar sagen, dass das kein Kindergarten ist und sie sich zusammenreißen sollen. Privates bleibt zu Hause. Wer nicht will, kann gehen, es gibt genug andere. Ein Team funktioniert nur mit Disziplin, und die muss von oben kommen. Meiner Erfahrung nach beruhigt sich so etwas nach ein paar Tagen von selbst.",
      "Ich würde zuerst mit jedem allein reden und fragen, was genau vorgefallen ist. Für zwei Wochen würde ich sie trennen, weil der Betrieb laufen muss, und das Datum dazusagen. Dann setze ich mich mit beiden hin und lasse jeden sagen, was er vom anderen braucht. Wir schreiben zwei Absprachen auf und prüfen sie nach einem Monat.",
    ],
  },
  {
    question: "explain-layperson",
    trade: "Heizungsbauer",
    answers: [
      "Das mache ich jeden Tag, weil die Kunden ja keine Ahnung von Technik haben. Man muss es eben einfach ausdrücken und darf keine Fachwörter nehmen. Ich erkläre so lange, bis sie zufrieden sind.",
      "Eine Rentnerin wollte wissen, warum ihre neue Wärmepumpe nie richtig heiß wird. Ich habe ihre Hand an den alten und an den neuen Heizkörper gelegt und gesagt: Der alte ist gerannt und stehen geblieben, der neue geht den ganzen Tag spazieren. Dann hat sie es mir zurück erklärt, und zwar ihrem Sohn am Telefon. Sie hat die Regelung seitdem nicht mehr verstellt.",
    ],
  },
  {
    question: "pay-range",
    trade: "Lageristin",
    answers: [
      "Geld ist für mich nicht das Wichtigste, da richte ich mich ganz nach Ihnen. Hauptsache, die Arbeit macht Spaß und das Klima stimmt. Über das Gehalt werden wir uns bestimmt einig, Sie werden mich schon fair bezahlen.",
      "Ich stelle mir 2.950 Euro brutto bei 38 Stunden vor. In Anzeigen für Lageristen mit Staplerschein in der Region stehen 2.700 bis 3.100, und ich bringe sechs Jahre und die Inventurleitung mit. Bei Schichtzulage kann ich über das Grundgehalt reden.",
    ],
  },
  {
    question: "why-leave",
    trade: "Verkäufer",
    answers: [
      "Mein Chef ist unmöglich, er schreit herum und hat Lieblinge. Die Dienstpläne sind eine Katastrophe und die Kolleginnen lästern nur. Ich habe dort sechs Jahre alles gegeben, und gedankt hat es mir niemand. Irgendwann reicht es einfach, man ist ja kein Sklave. Bei Ihnen ist das Klima bestimmt besser, das habe ich gehört.",
      "Ich habe in sechs Jahren von der Kasse bis zur Warenannahme alles gemacht, eine Abteilung leiten kann ich dort aber nicht, weil es keine gibt. Bei Ihnen ist die Gartenabteilung ausgeschrieben, mit vier Leuten und eigenem Einkauf. Das ist der Schritt, den ich jetzt gehen will.",
    ],
  },
  {
    question: "bad-news",
    trade: "Tierarzthelferin",
    answers: [
      "Das ist in unserem Beruf leider Alltag. Man gewöhnt sich daran.",
      "Im Herbst musste ich einem Mann sagen, dass sein Hund die Narkose nicht überlebt hatte, weil die Ärztin noch operierte. Ich bat ihn in das kleine Zimmer, setzte mich und sagte es im ersten Satz. Dann schwieg ich. Nach einer Weile fragte er, ob er ihn sehen kann; ich hatte den Hund schon auf eine Decke gelegt. Am nächsten Tag rief ich an und fragte, wie es ihm geht.",
    ],
  },
  {
    question: "disagree-boss",
    trade: "Buchhalterin",
    answers: [
      "Natürlich hat man nicht immer dieselbe Meinung wie der Chef. Aber am Ende entscheidet er, dafür wird er bezahlt. Ich sage meine Meinung, wenn ich gefragt werde, und sonst mache ich meine Arbeit. Streit bringt niemandem etwas, und man muss sich ja auch morgen noch in die Augen sehen können. Loyalität ist für mich ein hoher Wert.",
      "Unser Geschäftsführer wollte die Skonti nicht mehr ziehen, um Geld zu halten. Ich rechnete ihm auf einer Seite vor, dass uns das 22.000 Euro im Jahr kostet und der Kredit nur 6.000. Er blieb zwei Wochen dabei, dann ließ er mich einen Monat lang beides vergleichen. Seit August ziehen wir wieder.",
    ],
  },
  {
    question: "too-many-tasks",
    trade: "Hausmeister",
    answers: [
      "In so einer Woche arbeitet man eben länger und macht eins nach dem anderen. Ich bin sehr belastbar.",
      "In der Woche vor Schulbeginn hatte ich 31 Aufträge und die Heizung fiel aus. Ich schrieb alle auf drei Stapel: gefährlich, nötig bis Montag, kann warten. Gefährlich waren zwei, die kamen am ersten Tag dran. Neun aus dem dritten Stapel sagte ich der Rektorin am Dienstag ab, mit neuem Datum. Am Montag waren alle Räume offen, der Zaun kam zwei Wochen später.",
    ],
  },
  {
    question: "teach-your-craft",
    trade: "Bäcker",
    answers: [
      "Brot backen ist eine Kunst, die man im Gefühl haben muss. Mehl, Wasser, Salz, mehr braucht es nicht, und natürlich viel Liebe. Jeder Teig ist anders, und nach zwanzig Jahren spürt man das einfach in den Händen. Die Industrie kann das nicht, deshalb kommen die Leute zu uns. Wichtig ist auch, dass man früh aufsteht.",
      "Ich messe zuerst Mehl und Raum, damit der Teig mit 26 Grad aus dem Kneter kommt; das Wasser rechne ich danach aus. Dann knete ich acht Minuten langsam und vier schnell, bis sich ein Fenster ziehen lässt. Nach 90 Minuten falte ich, nach 180 wiege ich ab. Gebacken wird bei 250 Grad fallend, und zum Schluss klopfe ich und messe den Kern: 97 Grad.",
    ],
  },
  {
    question: "food-allergy",
    trade: "Koch",
    answers: [
      "Da passen wir natürlich auf, das ist Vorschrift. Der Service sagt es der Küche, und wir lassen das dann weg. Es ist bei uns noch nie etwas passiert, weil alle Bescheid wissen und aufmerksam sind.",
      "Der Service schreibt die Allergie rot auf den Bon und sagt sie laut an, ich wiederhole sie. Ich sehe in der Liste nach, in welchen Saucen sie steckt, und frage lieber nach, als zu raten. Dann: frisches Brett, frisches Messer, eigene Pfanne, Hände waschen, weil Spuren reichen. Der Teller geht mit Fähnchen allein hinaus, und wer ihn trägt, nennt dem Gast noch einmal, was weggelassen ist.",
    ],
  },
  {
    question: "clean-mixed-products",
    trade: "Reinigungskraft",
    answers: [
      "Man soll die Mittel nicht mischen, das steht auf jeder Flasche und weiß eigentlich jeder. Ich arbeite seit vielen Jahren in der Reinigung und hatte noch nie einen Unfall. Am wichtigsten ist, dass man ordentlich arbeitet und auf seine Gesundheit achtet. Handschuhe trage ich auch immer. Mehr muss man da nicht beachten.",
      "Chlorreiniger nie mit saurem WC-Reiniger, denn dann entsteht Chlorgas. Auch nicht mit Ammoniak. Ich stelle Saures auf den roten Wagen und Chlor in den Schrank, jedes in der Flasche vom Hersteller. Zwischen beiden spüle ich mit viel Wasser und lüfte.",
    ],
  },
  {
    question: "sales-till-difference",
    trade: "Kassiererin",
    answers: [
      "Ich zähle noch einmal und schreibe es auf.",
      "Zuerst zähle ich selbst noch einmal, Scheine vor Münzen, dann zählt eine Kollegin. Stimmt es noch nicht, gehe ich die Stornos und die Kartenbelege durch, weil dort am häufigsten etwas doppelt ist. Finde ich nichts, schreibe ich Betrag, Uhrzeit und beide Namen in das Buch und sage es der Leitung noch am Abend. Aus der eigenen Tasche lege ich nichts dazu, sonst sieht niemand, ob es öfter vorkommt.",
    ],
  },
  {
    question: "health-needle-injury",
    trade: "Krankenpfleger",
    answers: [
      "Das ist mir zum Glück noch nie passiert, weil ich sehr vorsichtig arbeite und immer Handschuhe trage. Wenn doch, würde ich ruhig bleiben und die Stelle versorgen. Danach muss man das melden, dafür gibt es bei uns ein Formular. Wichtig ist, dass man sich nicht verrückt macht, die Wahrscheinlichkeit einer Ansteckung ist ja sehr gering.",
      "Ich würde die Nadel sofort ablegen, die Stelle eine Minute bluten lassen und zehn Minuten mit Mittel spülen. Dann würde ich übergeben und in die Ambulanz gehen, denn bei HIV zählt die erste Stunde. Dort wird mir Blut abgenommen und, mit Einwilligung, dem Patienten. Zum Schluss schreibe ich die Unfallmeldung und merke mir die Kontrollen nach sechs Wochen und drei Monaten.",
    ],
  },
];
