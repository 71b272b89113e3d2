import type { AnswerSet } from "../answer-set.ts";

/** Answers of our own, the weakest of each question first. */
export const germanAnswers: readonly AnswerSet[] = [
  {
    question: "hardest-problem",
    trade: "Kfz-Mechatroniker",
    answers: [
      "Da fällt mir gerade nichts ein. Bei uns lief eigentlich alles.",
      "Ich bin ein sehr guter Problemlöser und denke immer positiv. Für mich gibt es keine Probleme, nur Herausforderungen. Ich analysiere immer alles genau und finde für jedes Problem eine Lösung, weil ich sehr belastbar und zielstrebig bin.",
      "Bei uns in der Werkstatt gab es ein Auto, das immer wieder ausging. Wir haben viele Teile getauscht und irgendwann lief es wieder. Der Kunde war dann zufrieden.",
      "Letztes Jahr kam ein Lieferwagen zum dritten Mal, weil er bei Nässe ausging. Ich habe den Fehlerspeicher ausgelesen und danach die Stecker einzeln mit Wasser besprüht. Dabei habe ich einen Kabelbruch am Kurbelwellensensor gefunden, den man von außen nicht sah. Ich habe das Kabel ersetzt und eine Probefahrt im Regen gemacht. Der Wagen kam danach nicht wieder.",
      "Im Herbst vor zwei Jahren kam ein Lieferwagen zum vierten Mal zu uns: Er ging bei Regen aus, der Fehlerspeicher war leer, und drei Teile waren schon getauscht, zusammen 900 Euro. Ich habe den Chef gebeten, mir einen halben Tag zu geben, statt das nächste Teil zu bestellen. Zuerst habe ich den Fahrer gefragt, wann genau es passiert: nur in Linkskurven. Dann habe ich den Kabelbaum in vier Abschnitte geteilt, jeden mit der Sprühflasche nass gemacht und dabei das Signal am Oszilloskop beobachtet. Beim dritten Abschnitt brach das Signal ein. Unter der Isolierung fand ich eine Scheuerstelle an einer Halterung. Ich habe das Kabel ersetzt und die Halterung versetzt, damit es nicht wieder scheuert. Nach 20 Minuten Regenfahrt lief er, und er kam in zwei Jahren nicht zurück. Ich habe den Fall mit Foto in unsere Liste geschrieben; seitdem haben Kollegen fünf Wagen des Typs in je einer Stunde repariert.",
    ],
  },
  {
    question: "plan-overturned",
    trade: "Veranstaltungskauffrau",
    answers: [
      "So etwas gehört dazu, da muss man eben flexibel sein.",
      "Ich bin sehr flexibel und stelle mich gern auf neue Situationen ein. Veränderungen sehe ich immer als Chance. In meinem Beruf muss man spontan sein und einen kühlen Kopf bewahren, und das ist genau meine Stärke.",
      "Einmal ist uns kurz vor einer Tagung der Saal abgesagt worden. Wir haben dann einen anderen gesucht und die Gäste angerufen. Es war stressig, aber die Tagung fand statt.",
      "Vor zwei Jahren wurde uns zwei Tage vor einer Tagung der Saal wegen eines Wasserschadens abgesagt. Ich habe sofort fünf Häuser angerufen und eine Schule mit Aula gefunden. Danach habe ich die Technik umbestellt und alle Gäste angeschrieben. Den Ablauf habe ich mit den Rednern neu abgestimmt. Die Tagung begann pünktlich, und der Kunde hat uns wieder gebucht.",
      "Im März vor zwei Jahren rief mich abends um sieben das Kongresshaus an: Wasserschaden, kein Saal, und in 38 Stunden sollten 240 Ärztinnen kommen. Ich habe zuerst aufgeschrieben, was bleiben musste: Datum, Beginn, die Fortbildungspunkte. Alles andere durfte sich ändern. Noch am Abend habe ich neun Häuser angefragt und die Aula einer Schule bekommen, aber nur für 180. Also habe ich zwei Vorträge in einen zweiten Raum übertragen lassen und die Gruppen nach Fach geteilt. Um sechs Uhr früh habe ich den Kunden angerufen, ihm zwei Varianten genannt und seine Zustimmung geholt. Ich habe allen Gästen eine Nachricht mit Plan geschickt und zwei Leute an die alte Adresse gestellt. 231 von 240 kamen, wir begannen vier Minuten zu spät, und in der Umfrage gaben uns die Gäste die Note 1,6. Seither habe ich für jede Tagung einen Ausweichsaal auf Abruf.",
    ],
  },
  {
    question: "prod-guard-bridged",
    trade: "Produktionsmitarbeiter",
    answers: [
      "Ich würde weiterarbeiten, das wird schon einen Grund haben.",
      "Sicherheit steht für mich an erster Stelle. Ich halte mich immer an alle Vorschriften und trage immer meine Schutzausrüstung. Arbeitsschutz ist sehr wichtig, und jeder ist dafür verantwortlich.",
      "Ich würde es dem Schichtleiter sagen und nicht an der Maschine arbeiten.",
      "Ich würde die Maschine sofort ausschalten und nicht damit arbeiten, weil man sich schwer verletzen kann. Dann würde ich den Schichtleiter holen und ihm den Draht zeigen. Ich würde fragen, warum die Schutztür überbrückt wurde. Erst wenn sie repariert ist, würde ich wieder anfahren.",
      "Zuerst würde ich die Maschine stillsetzen, am Hauptschalter sperren und ein Schild anhängen, damit niemand sie einschaltet, während ich weg bin. Den Draht würde ich nicht selbst entfernen und weiterfahren, weil ich nicht weiß, ob der Schalter darunter defekt ist. Dann würde ich den Schichtleiter holen, ihm die Stelle zeigen und ein Foto machen. Ich würde auch die Kollegen der Vorschicht fragen, warum überbrückt wurde: Oft klemmt die Tür oder der Sensor löst zwanzigmal am Tag aus, und solange das so bleibt, hängt der Draht morgen wieder da. Falls der Leiter sagt, wir fahren trotzdem, würde ich das ablehnen und die Sicherheitsfachkraft anrufen, denn bei einer Presse geht es um Hände. Wieder anfahren würde ich erst, wenn die Instandhaltung den Schalter geprüft hat und die Maschine beim Öffnen in unter einer Sekunde steht. In der nächsten Woche würde ich noch zweimal nachsehen.",
    ],
  },
  {
    question: "food-allergy",
    trade: "Köchin",
    answers: [
      "Dann lässt man das Zeug halt weg.",
      "Die Gesundheit unserer Gäste ist das Wichtigste. Ich bin Köchin aus Leidenschaft und arbeite immer sehr sauber und gewissenhaft. Ich kenne mich mit Allergien gut aus und nehme sie immer sehr ernst.",
      "Der Service schreibt es auf den Bon und sagt es mir. Ich koche das Gericht dann ohne die Zutat und nehme eine saubere Pfanne.",
      "Der Service fragt nach, welche Allergie genau, und schreibt sie auf den Bon. Ich prüfe in der Allergenliste, ob das Gericht geht, auch bei Soßen und Brühen. Dann nehme ich frisches Brett, Messer und Pfanne, wasche mir die Hände und koche getrennt. Der Teller bekommt ein Zeichen und wird allein serviert.",
      "Zuerst fragt der Service: welcher Stoff, und reicht schon eine Spur? Das steht rot auf dem Bon und wird mir zugerufen, ich wiederhole es laut. Dann sehe ich in der Liste der 14 Allergene nach, nicht im Kopf: Bei Senf oder Sellerie steckt es oft in der Brühe, bei Soja in der Würze, deshalb lese ich auch das Etikett der heutigen Packung. Wenn ich nicht sicher bin, sage ich nein und biete zwei andere Gerichte an, weil raten hier lebensgefährlich sein kann. Beim Kochen: Hände 30 Sekunden waschen, violettes Brett, eigenes Messer, frisches Öl, denn in der Fritteuse vom Schnitzel ist Weizen. Der Teller bekommt ein Fähnchen, ich prüfe ihn am Pass gegen den Bon, und er geht allein hinaus, nicht mit vier anderen auf dem Arm. Der Service nennt am Tisch noch einmal, was drin ist. Einmal hat ein Beikoch mit dem Nusslöffel gerührt; ich habe den Topf weggeschüttet und neu gekocht, acht Minuten länger, und seitdem hängen die Löffel getrennt.",
    ],
  },
  {
    question: "weakness",
    trade: "Erzieher",
    answers: [
      "Ich bin zu perfektionistisch und manchmal zu ehrgeizig.",
      "Ich kenne meine Schwächen und arbeite ständig an mir. Ich bin ein sehr reflektierter Mensch und nehme Feedback immer gern an. Aus Fehlern lerne ich schnell, und ich entwickle mich immer weiter.",
      "Ich bin manchmal ungeduldig, vor allem wenn es laut ist. Ich versuche, ruhiger zu werden, und das klappt auch meistens.",
      "Schriftliches fällt mir schwer. Meine Entwicklungsberichte waren oft zu spät, weil ich sie vor mir herschob. Ich schreibe jetzt jeden Tag zehn Minuten Notizen zu zwei Kindern und bitte eine Kollegin, gegenzulesen. Seitdem sind die Berichte rechtzeitig fertig.",
      "Ich schreibe nicht gern, und das hatte Folgen: Vor zwei Jahren lagen fünf von zwölf Entwicklungsberichten beim Elterngespräch nicht vor, und eine Mutter hat sich zu Recht beschwert. Meine Leiterin sagte mir, dass ich im Gespräch genau bin, aber auf dem Papier verschwinde. Ich habe deshalb zwei Dinge geändert. Ich spreche jeden Mittag drei Minuten zu zwei Kindern ins Diktiergerät, weil mir Reden leichtfällt, und tippe es freitags in einer festen Stunde ab. Und eine Kollegin liest gegen; dafür übernehme ich ihren Frühdienst am Montag. Im letzten Jahr waren elf von zwölf pünktlich. Schnell bin ich immer noch nicht: Für einen Bericht brauche ich 90 Minuten, andere 45. Wenn es bei Ihnen viel zu dokumentieren gibt, sollten Sie das wissen, und ich würde gern fragen, wie viel Zeit Sie dafür einplanen.",
    ],
  },
  {
    question: "pay-above-budget",
    trade: "Softwareentwicklerin",
    answers: [
      "Dann eben weniger, das ist mir egal.",
      "Ich bin da ganz flexibel. Wichtig ist mir vor allem, dass das Team passt und die Aufgaben spannend sind. Über das Geld werden wir uns sicher irgendwie einig.",
      "Das ist schade. Ich habe aber andere Angebote und unter 65.000 Euro mache ich es nicht.",
      "Meine Vorstellung waren 65.000 Euro brutto im Jahr, weil das für Entwicklerinnen mit fünf Jahren Erfahrung hier üblich ist. Wo liegt denn Ihr Rahmen? Wenn es nur ein kleiner Unterschied ist, können wir darüber sprechen.",
      "Danke, dass Sie es offen sagen. Wie hoch ist denn Ihr Rahmen? Meine 65.000 Euro brutto kommen aus drei Quellen: der Spanne in Stellenanzeigen für diese Region, 60.000 bis 72.000, meinen sechs Jahren Erfahrung und der Rufbereitschaft, die in Ihrer Anzeige steht. Bis 62.000 könnte ich mitgehen, wenn dafür etwas anderes kommt: zum Beispiel eine Vier-Tage-Woche mit 36 Stunden, fünf Tage Weiterbildung im Jahr oder eine vereinbarte Anpassung auf 66.000 nach sechs Monaten, wenn die Ziele erreicht sind. Darunter würde ich absagen, und das hätte nichts mit Ihnen zu tun. Was davon wäre bei Ihnen möglich?",
    ],
  },
  {
    question: "criticism-true",
    trade: "Verkäuferin",
    heldOut: true,
    answers: [
      "Kritik war bei mir nie nötig, meine Chefs waren immer zufrieden.",
      "Ich kann sehr gut mit Kritik umgehen. Für mich ist Kritik immer eine Chance, besser zu werden, und ich bin dafür stets dankbar. Nur wer an sich arbeitet, kommt im Leben weiter.",
      "Meine Chefin hat mir mal gesagt, dass ich zu schnell rede. Das hat mich erst geärgert, aber sie hatte recht. Heute achte ich darauf.",
      "Vor drei Jahren sagte mir meine Filialleiterin, dass ich Kundinnen überrede statt sie zu beraten. Ich war gekränkt, weil meine Umsätze gut waren. Dann habe ich eine Woche lang aufgeschrieben, was zurückgebracht wurde, und gesehen, dass viel von mir kam. Ich habe angefangen, erst drei Fragen zu stellen, bevor ich etwas zeige. Die Rückgaben wurden deutlich weniger.",
      "Vor drei Jahren, im Schuhgeschäft, sagte mir meine Filialleiterin: Sie verkaufen Ihren Kundinnen Schuhe, die zurückkommen. Das saß, denn ich hatte den höchsten Umsatz von sechs. Am Abend war ich wütend, am nächsten Tag habe ich nachgezählt: Von 50 Rückgaben im Monat waren 21 von mir. Ich bat sie, mir eine Stunde zuzusehen, und sie merkte, dass ich nach zwei Minuten schon das dritte Paar holte. Ich habe daraufhin drei Fragen geübt, wofür, wie lange am Tag, was drückt sonst, und ein Paar weniger gezeigt. Jeden Freitag habe ich mit ihr die Zahlen angesehen. Nach vier Monaten waren es noch 7 Rückgaben statt 21, mein Umsatz sank erst um fünf Prozent und lag im Sommer acht Prozent höher. Die drei Fragen zeige ich heute den Auszubildenden.",
    ],
  },
  {
    question: "error-after-delivery",
    trade: "Steuerfachangestellte",
    heldOut: true,
    answers: [
      "Wenn es keiner merkt, ist es ja nicht so schlimm.",
      "Ehrlichkeit ist mir sehr wichtig. Ich arbeite immer sehr genau und kontrolliere alles doppelt, deshalb passiert mir so etwas eigentlich nie. Ein gutes Arbeitsklima lebt von Vertrauen und Offenheit.",
      "Ich würde es meiner Chefin sagen und den Fehler korrigieren.",
      "Ich würde zuerst prüfen, was der Fehler für den Mandanten bedeutet. Dann würde ich noch am selben Tag meine Chefin informieren, weil es um Fristen gehen kann. Ich würde die Korrektur vorbereiten und vorschlagen, wie wir es dem Mandanten sagen. Danach würde ich überlegen, wie es passiert ist.",
      "Zuerst würde ich in zehn Minuten feststellen, wie groß er ist: Welche Zeile, wie viel Steuer, läuft eine Frist? Denn ein Zahlendreher bei 40 Euro ist etwas anderes als eine vergessene Anlage mit 6.000. Dann würde ich zu meiner Chefin gehen, bevor ich etwas ändere, mit drei Sätzen: was falsch ist, was es kostet, was ich vorschlage. Ich würde nicht warten, bis jemand es merkt, weil eine Berichtigung heute ein Formular ist und in einem Jahr ein Verfahren. Ist die Erklärung beim Finanzamt, würde ich die berichtigte Fassung noch am selben Tag vorbereiten und von einer Kollegin gegenlesen lassen. Den Mandanten würden wir anrufen, nicht anschreiben, und ich würde sagen, dass es mein Fehler war. Danach würde ich nachsehen, ob derselbe Fehler in den anderen elf Erklärungen der Woche steckt, und den Punkt in unsere Prüfliste aufnehmen. Gut ist es, wenn der Bescheid stimmt und die Liste beim nächsten Mal anschlägt.",
    ],
  },
];
