import type { AnswerSet } from "../answer-set.ts";

/** Four answers each; the two weakest differ in what they contain, not in how long they are. */
export const germanNeighbours: readonly AnswerSet[] = [
  {
    question: "tech-outage",
    trade: "system administrator",
    answers: [
      "Ausfälle hat ja jeder mal. Da muss man ruhig bleiben, dann findet sich immer eine Lösung.",
      "Bei uns war mal der Server weg. Ich habe ihn neu gestartet und dann ging es wieder.",
      "Im März fiel bei uns der Mailserver aus. Ich habe zuerst nachgesehen, ob die Platte voll ist, und sie war es. Ich habe alte Protokolle gelöscht, den Dienst gestartet und den Kollegen Bescheid gegeben. Nach einer Stunde lief wieder alles.",
      "Im November, an einem Montag um acht, konnte sich keiner der 240 Kollegen mehr anmelden. Ich hatte Bereitschaft. Zuerst habe ich auf der Störungsseite geschrieben, dass wir daran sind, damit nicht alle anrufen. Dann habe ich in den Protokollen gesehen, dass ein Zertifikat um Mitternacht abgelaufen war. Ich habe ein neues ausgestellt, es erst auf dem Testserver geprüft und danach eingespielt. Nach 35 Minuten kamen alle wieder hinein. In derselben Woche habe ich eine Warnung eingerichtet, die 30 Tage vor dem Ablauf kommt. Seitdem ist uns das nicht mehr passiert.",
    ],
  },
  {
    question: "biz-pressure-on-books",
    trade: "accountant",
    answers: [
      "Das kommt darauf an, wer fragt. Wenn der Chef das so will, wird es schon seine Richtigkeit haben.",
      "Das würde ich nicht machen. Eine Rechnung gehört in das Jahr, in dem die Leistung war.",
      "Ich würde erst fragen, warum sie verschoben werden soll. Wenn die Ware noch im Dezember kam, würde ich sagen, dass ich das nicht buche, weil es falsch wäre. Ich würde vorschlagen, eine Abgrenzung zu prüfen, und den Steuerberater fragen.",
      "Zuerst würde ich nach dem Grund fragen und mir den Lieferschein ansehen, denn entscheidend ist, wann geliefert wurde. Steht da der 20. Dezember, dann gehört der Aufwand in dieses Jahr, und ich würde das ruhig so sagen: Ich buche es richtig, sonst steht mein Name unter einem falschen Abschluss. Danach würde ich prüfen, was erlaubt ist: eine Rückstellung, eine Abgrenzung oder ein Gespräch mit der Bank, falls es um eine Kennzahl geht. Falls man darauf besteht, würde ich es mir schriftlich geben lassen und die Leitung der Finanzen oder den Prüfer einbeziehen. Wäre die Ware wirklich erst im Januar gekommen, würde ich die Rechnung gern verschieben und den Beleg dazulegen.",
    ],
  },
  {
    question: "strength-proof",
    trade: "warehouse worker",
    answers: [
      "Ich bin eigentlich für alles da. Ich bin teamfähig, flexibel und sehr belastbar, das sagen alle.",
      "Zu mir kommen sie, wenn der Drucker für die Etiketten klemmt. Das mache ich schon länger.",
      "Seit zwei Jahren kommen die Kollegen zu mir, wenn eine Palette nicht im System steht. Ich suche dann in der Bewegungsliste und finde sie meistens, weil ich die Wege im Lager kenne. Das mag ich, weil es wie ein Rätsel ist.",
      "Seit dem Frühjahr 2022 kommen sie zu mir, wenn der Bestand nicht stimmt. Angefangen hat es mit einer Inventur, bei der uns 48 Kartons fehlten. Ich habe die Umlagerungen der Woche durchgesehen und gemerkt, dass in der Nachtschicht zwei Plätze verwechselt wurden, weil die Schilder gleich aussahen. Ich habe neue Schilder gemacht, und die Abweichung ging von 3 auf unter 1 Prozent. Seitdem ruft mich auch die andere Schicht an, im Schnitt zweimal die Woche. Ich mache das gern, weil ich am Ende weiß, warum etwas fehlt, und nicht nur, dass es fehlt.",
    ],
  },
];

/** Not opened before the scorer was changed for those above. */
export const germanNeighboursKept: readonly AnswerSet[] = [
  {
    question: "social-refuses-help",
    trade: "social worker",
    answers: [
      "Man kann niemanden zwingen. Wer keine Hilfe will, der will eben keine, so ist das nun mal.",
      "Ein Mann wollte keine Hilfe von uns. Ich habe ihm meine Karte gegeben und bin später noch einmal hingegangen.",
      "Letztes Jahr wollte eine ältere Frau keine Pflege, obwohl sie gestürzt war. Ich habe sie nicht gedrängt, sondern jede Woche kurz angerufen und nach ihrem Hund gefragt. Nach zwei Monaten hat sie mich gebeten, mit ihr den Antrag auszufüllen.",
      "Im Winter 2021 betreute ich einen Mann von 58 Jahren, der in seinem Wagen schlief und jede Unterkunft ablehnte. Ich habe ihn gefragt, was er stattdessen braucht, und er sagte: einen Platz für seine Werkzeuge. Also habe ich bei einer Werkstatt einen Schrank besorgt. Ab da bin ich jeden Dienstag um neun mit Kaffee vorbeigekommen, auch wenn er nicht reden wollte, und ich habe nie wieder von der Unterkunft angefangen. Nach elf Wochen fragte er selbst danach. Ich habe ihn begleitet, und er wohnt heute in einem Zimmer und arbeitet zwei Tage in jener Werkstatt. Ich habe daraus gelernt, dass ich zuerst das löse, was der andere für sein Problem hält.",
    ],
  },
  {
    question: "eng-drawing-wrong",
    trade: "design engineer",
    answers: [
      "Da muss man natürlich schauen. Meistens hat die Werkstatt etwas falsch gemacht, das erlebt man ja immer wieder.",
      "Ich würde die Zeichnung mit dem Teil vergleichen und den Fehler dann ändern.",
      "Zuerst würde ich das Teil nachmessen lassen und mit der Zeichnung vergleichen. Wenn meine Zeichnung falsch ist, würde ich das offen sagen, das Maß ändern und die Werkstatt bitten, das Teil nachzuarbeiten, falls das möglich ist.",
      "Als Erstes würde ich in die Werkstatt gehen und mir ansehen, wo es klemmt, denn am Teil sieht man mehr als am Schirm. Dann würde ich messen lassen: Stimmt das Teil mit der Zeichnung überein, liegt der Fehler bei mir, und das würde ich auch so sagen. Danach würde ich prüfen, ob man nacharbeiten kann oder ob ein neues Teil nötig ist, und was beides kostet. Falls der Termin drängt, würde ich für dieses eine Stück eine Freigabe mit Datum und Unterschrift machen. Dann würde ich die Zeichnung ändern, den Stand erhöhen und die alten Ausdrucke einsammeln. Zum Schluss würde ich die Nachbarteile kontrollieren, weil ein falsches Maß selten allein ist, und das Maß in unsere Prüfliste aufnehmen.",
    ],
  },
  {
    question: "sci-contaminated",
    trade: "laboratory technician",
    answers: [
      "Das kenne ich. Im Labor kann immer etwas sein, da braucht man einfach Erfahrung und ein gutes Gefühl.",
      "Ich würde neue Lösungen ansetzen und die Blindprobe noch einmal messen.",
      "Ich würde die Blindprobe zuerst wiederholen, um einen Zufall auszuschließen. Dann tausche ich eines nach dem anderen: das Wasser, das Reagenz, die Spitzen. Wenn das Signal bei einem Wechsel verschwindet, habe ich die Quelle.",
      "Zuerst messe ich reines Wasser, dreimal, um zu sehen, ob das Signal vom Gerät kommt; ist es schon da, spüle ich das System 20 Minuten und prüfe die Nadel auf Verschleppung. Ist das Gerät sauber, baue ich die Blindprobe Schritt für Schritt auf: nur Wasser, dann mit Puffer, dann mit Reagenz, dann über den ganzen Weg mit Filter und Gefäß. Das Signal springt dort, wo die Quelle liegt, zum Beispiel bei einer neuen Charge der Filter. Danach mache ich die Gegenprobe mit einer alten Charge, weil ein einzelner Treffer auch Zufall sein kann. Ich verwerfe alle Proben seit der letzten sauberen Blindprobe, trage es ins Gerätebuch ein und messe ab da nach jeder zehnten Probe eine Blindprobe mit.",
    ],
  },
];
