import type { AnswerSet } from "../answer-set.ts";

/**
 * Answers of our own whose length does not follow their strength, the weakest of each question first. Written later than
 * the others; the scorer was changed for the first two.
 */
export const germanLaterAnswers: readonly AnswerSet[] = [
  {
    question: "trained-newcomer",
    trade: "Tischler",
    answers: [
      "Ich gebe mein Wissen immer sehr gern weiter, das liegt mir einfach. Die jungen Leute kommen auch gern zu mir, weil ich Geduld habe und nicht herumschreie wie andere. Man muss die Lehrlinge motivieren und fördern, dann läuft das von allein. Früher war das anders, da hat man noch Respekt gehabt, heute schauen alle aufs Handy. Aber mit der richtigen Einstellung klappt es trotzdem. Ich denke, ein guter Chef ist wie ein Trainer, und so sehe ich mich auch.",
      "Ich habe ihm alles gezeigt, dann konnte er es.",
      "In der letzten Werkstatt hatten wir einen neuen Gesellen. Ich habe ihm die Maschinen erklärt und war am Anfang immer dabei. Nach ein paar Wochen hat er allein gearbeitet.",
      "Vor zwei Jahren kam eine Umschülerin zu uns. Ich habe ihr jeden Montag einen Schritt gezeigt und sie ihn am selben Tag dreimal machen lassen. An der Formatsäge stand ich zwei Wochen daneben, danach habe ich nur noch das erste Teil geprüft. Im Mai hat sie einen Schrank allein gebaut, und ich war in der Woche im Urlaub.",
      "Als unser zweiter Mann in Rente ging, blieb ich mit Jonas übrig, neunzehn, gerade ausgelernt, und im Herbst sollte ich für sechs Wochen auf Montage. Also habe ich im Juli aufgeschrieben, was nur ich kann: elf Dinge, vom Fräsen der Gehrung bis zum Anruf beim Holzhändler. Jede Woche nahmen wir eins davon. Erst machte ich es vor und er sagte mir, warum; dann machte er es und ich schwieg, auch wenn eine Platte draufging. Drei gingen drauf, 140 Euro. Was er vergaß, schrieb er selbst auf ein Blatt an der Maschine. Im Oktober war ich weg. Er lieferte vier Küchen, eine davon zwei Tage zu spät, und rief mich zweimal an. Heute lernt er selbst jemanden an, mit denselben Blättern.",
    ],
  },
  {
    question: "office-overbooked",
    trade: "Nachtportier",
    answers: [
      "Ich sage, dass wir leider voll sind und er morgen wiederkommen soll.",
      "Gastfreundschaft steht bei mir an erster Stelle, der Gast ist König. Ich bin seit vielen Jahren in der Hotellerie und habe schon alles erlebt, mich bringt nichts aus der Ruhe. Mit einem Lächeln und der richtigen Ausstrahlung kann man fast jede Lage retten. Wichtig ist, dass man immer professionell bleibt und das Haus gut vertritt. Ich spreche vier Sprachen und komme mit jedem Menschen zurecht, das haben mir auch die Gäste oft gesagt.",
      "Ich würde mich entschuldigen und schauen, ob in einem anderen Hotel etwas frei ist. Dann würde ich ihm ein Taxi rufen.",
      "Ich würde mich entschuldigen und nicht diskutieren, denn seine Buchung gilt. Dann würde ich zwei Häuser in der Nähe anrufen, das bessere nehmen und das Taxi bezahlen. Ich würde ihm sagen, dass die Nacht auf uns geht, und für die zweite Nacht ein Zimmer bei uns sperren.",
      "Zuerst würde ich ihn aus der Halle in den Sessel bitten und ihm etwas zu trinken bringen, denn um Mitternacht will niemand an der Theke stehen. Ich würde klar sagen: Ihre Buchung stimmt, der Fehler liegt bei uns, in zwanzig Minuten haben Sie ein Bett. Dann würde ich prüfen, ob wirklich nichts frei ist: ein gesperrtes Zimmer, in dem nur die Lampe fehlt, oder eine Anreise, die nicht mehr kommt. Wenn nicht, rufe ich die drei Partnerhäuser an, das nächste zuerst, und buche gleich oder besser. Wir zahlen Zimmer und Taxi hin und zurück, und ich würde selbst anrufen, ob er angekommen ist. Bis sieben Uhr schreibe ich der Leitung, was war und was es kostet. Für seine zweite Nacht halte ich ein Zimmer frei, mit einer Karte darauf. Und weil es diesen Monat das dritte Mal wäre, würde ich vorschlagen, die Überbuchung am Wochenende von acht auf drei zu senken, und nach vier Wochen schauen, ob es reicht.",
    ],
  },
  {
    question: "prod-first-piece",
    trade: "CNC-Fräser",
    heldOut: true,
    answers: [
      "Da schaue ich, ob es gut aussieht. Nach so vielen Jahren sieht man das sofort, da brauche ich keine großen Messungen. Mein Meister hat immer gesagt, ich habe das Auge dafür. Qualität ist bei mir Ehrensache, ich gebe nichts aus der Hand, was nicht passt. Die jungen Kollegen messen alles dreimal und haben am Ende trotzdem Ausschuss, weil ihnen das Gefühl fehlt. Eine Maschine muss man verstehen, und ich verstehe meine Maschine, das kann man nicht lernen.",
      "Die Maße nach Zeichnung.",
      "Ich messe die wichtigen Maße und schaue nach Graten. Wenn alles passt, drücke ich auf Start.",
      "Ich lasse das erste Teil abkühlen, dann messe ich zuerst die Passungen, danach die übrigen Maße der Zeichnung. Ich prüfe, ob der Index der Zeichnung zum Programm passt. Oberfläche und Grat sehe ich mir an. Liegt ein Maß am Rand, korrigiere ich das Werkzeug um 0,01 und fräse noch ein Teil. Erst wenn ein Kollege gegengezeichnet hat, läuft die Serie.",
      "Bevor ich messe: Stimmt der Stand? Zeichnung C, Programm C, Material laut Schild 1.4301. Dann kühlt das Teil auf 20 Grad, denn warm ist eine Bohrung von 40 gut 0,01 zu groß. Ich reinige und entgrate, erst dann lege ich das Mikrometer an. Zuerst die Passung H7 und die Lage zum Bezug auf der Messmaschine, weil dort der Ausschuss entsteht; dann alle Maße mit Toleranz unter 0,1; Gewinde mit Gut und Ausschuss; Rauheit mit dem Taster, bei uns Ra 0,8. Liegt ein Wert im letzten Viertel, stelle ich auf die Mitte, weil das Werkzeug bis zum Stück 60 um 0,015 verschleißt. Ich sehe auch den Span und die Spannbacken an: Eine Druckstelle sagt mir, dass sich dünne Wände verziehen. Alles kommt ins Protokoll, eine zweite Person zeichnet. Danach messe ich Stück 5, 20 und dann jedes fünfzigste. Im April hat so eine Kontrolle 300 Deckel gerettet, weil die Nullpunktplatte 0,03 schief lag.",
    ],
  },
  {
    question: "worst-day",
    trade: "Rettungssanitäterin",
    heldOut: true,
    answers: [
      "Stress gehört in meinem Beruf dazu, damit muss man umgehen können, sonst ist man falsch. Ich bin sehr belastbar und kann gut abschalten. Zu Hause mache ich Sport und treffe Freunde, das ist ein guter Ausgleich. Man darf nichts an sich heranlassen, das ist meine Regel. Viele Kollegen kommen damit nicht klar, aber ich bin da anders gestrickt. Ich finde, man sollte das Positive sehen, denn wir helfen ja Menschen, und das ist ein schönes Gefühl.",
      "Silvester. Da war sehr viel los, aber wir haben es geschafft.",
      "Einmal hatten wir vierzehn Einsätze in einer Schicht. Wir kamen nicht zum Essen. Am Ende waren wir alle fertig, aber es ging gut aus.",
      "An einem Sonntag im August fiel um zehn der zweite Wagen aus, und wir waren zu zweit für die halbe Stadt da. Ich habe der Leitstelle gesagt, was wir nicht schaffen, habe zwischen den Fahrten aufgefüllt und meinem Kollegen nach dem sechsten Einsatz zehn Minuten Pause verordnet. Es wurden elf Fahrten, keine kam später als geplant an.",
      "Der 9. Juli, Busunfall auf der B 27, 23 Verletzte, und ich war mit meinem Praktikanten als Erste dort. In den ersten zwei Minuten hatte ich Angst, das sage ich offen. Dann habe ich getan, was auf der Karte steht: Lage gemeldet, sechs Wagen nachgefordert, nicht behandelt, sondern gesichtet. Ich klebte Farben: vier rot, sieben gelb, zwölf grün. Den Grünen gab ich eine Aufgabe, sie hielten Decken und redeten miteinander. Einem Mann musste ich sagen, dass er warten muss, obwohl er schrie. Nach vierzig Minuten waren die Roten weg, alle vier leben. Am Abend bat ich um die Nachbesprechung, auch für den Praktikanten, und ging zweimal zur Seelsorge, weil der Schrei blieb. Seitdem übe ich die Sichtung mit jedem Neuen in der ersten Woche.",
    ],
  },
];
