import type { LetterPhrases } from "./letter-phrases.ts";

export const germanCloses: Pick<LetterPhrases, "courtesy" | "further" | "closes"> = {
  courtesy: {
    plain: [
      "Zeugnisse reiche ich auf Wunsch gern nach.",
      "Falls Unterlagen fehlen, genügt eine kurze Nachricht.",
      "Fragen beantworte ich gern am Telefon oder schriftlich.",
      "Näheres zu diesen Beispielen finden Sie im beigefügten Lebenslauf.",
      "Gern gebe ich Ihnen an einem Probetag einen Einblick in meine Arbeitsweise.",
      "Einen Termin für ein Gespräch richte ich gern nach Ihnen.",
    ],
    warm: [
      "Gern erzähle ich Ihnen im persönlichen Gespräch mehr zu diesen Beispielen.",
      "Wenn etwas unklar ist, fragen Sie bitte einfach nach.",
      "Gern höre ich auch von Ihnen, was das Team am dringendsten braucht.",
      "Gern würde ich erfahren, wie ein gewöhnlicher Tag in dieser Stelle aussieht.",
      "Schon jetzt danke ich Ihnen für die Zeit, die Sie sich nehmen.",
      "Sagen Sie mir bitte, wenn Sie noch etwas sehen möchten.",
      "Gern komme ich vorab vorbei und sehe mir den Arbeitsplatz an.",
      "Auf die Menschen, mit denen ich arbeiten würde, bin ich gespannt.",
    ],
    confident: [
      "Jedes dieser Beispiele lässt sich prüfen, und ich gehe sie gern mit Ihnen durch.",
      "Fragen Sie nach jeder Zeile oben; die Einzelheiten nenne ich Ihnen.",
      "Lassen Sie uns darüber sprechen, was in den ersten Monaten erreicht werden soll.",
      "Im Gespräch zeige ich Ihnen, wie ich an diese Arbeit herangehe.",
      "Ein Probetag ist willkommen, wenn er Ihnen bei der Entscheidung hilft.",
      "Sie bestimmen, was am wichtigsten ist; ich bereite mich darauf vor.",
      "Ansprechpartner für Auskünfte nenne ich Ihnen auf Wunsch.",
      "Zu den Angaben in diesem Brief stehe ich Ihnen Rede und Antwort.",
    ],
  },
  further: {
    "follow-up": [
      "Falls Unterlagen fehlen, reiche ich sie sofort nach.",
      "Meine Kontaktdaten haben sich nicht geändert.",
      "Auch über ein kurzes Wort, falls die Entscheidung länger dauert, wäre ich froh.",
      "Ist die Stelle schon besetzt, hilft mir ein knapper Hinweis beim Planen.",
      "Dass ein Verfahren seine Zeit braucht, verstehe ich gut.",
      "Ein Anruf ist ebenso willkommen wie eine Nachricht.",
    ],
    "thank-you": [
      "Das Gespräch hat mir ein klareres Bild von der Arbeit und den Menschen gegeben.",
      "Danke auch, dass Sie meine Fragen beantwortet haben.",
      "Weitere Unterlagen oder Auskünfte reiche ich gern nach.",
      "Bitte geben Sie meinen Dank an alle Beteiligten weiter.",
      "Sollte eine Frage offen geblieben sein, beantworte ich sie gern.",
    ],
    accept: [
      "Bitte senden Sie mir den Vertrag und sagen Sie mir, welche Unterlagen Sie von mir brauchen.",
      "Für Ihr Vertrauen und die offenen Gespräche danke ich Ihnen.",
      "Falls es vor dem ersten Tag etwas vorzubereiten oder zu lesen gibt, senden Sie es mir gern zu.",
      "Bitte teilen Sie mir mit, bei wem ich mich am ersten Tag melden soll.",
      "Die besprochenen Bedingungen bestätige ich; die Einzelheiten regelt der Vertrag.",
      "Sollte noch ein Formular oder ein Nachweis nötig sein, kümmere ich mich rasch darum.",
      "Gern lerne ich das Team schon vorher kennen, wenn das möglich ist.",
      "Für Rückfragen erreichen Sie mich unter den oben genannten Kontaktdaten.",
    ],
    decline: [
      "Die Gespräche mit Ihnen waren freundlich und aufschlussreich, und Ihre Zeit weiß ich zu schätzen.",
      "Meine Entscheidung spricht weder gegen die Stelle noch gegen Ihr Haus.",
      "Ich hoffe, dass Sie bald jemanden finden, der gut zur Stelle passt.",
      "Bitte geben Sie meinen Dank an alle Beteiligten weiter.",
      "Über einen weiteren Kontakt würde ich mich freuen.",
      "Bitte löschen Sie meine Unterlagen, soweit keine Aufbewahrungspflicht besteht.",
      "Ich gebe Ihnen gleich Bescheid, damit Sie ohne Verzug planen können.",
    ],
    withdraw: [
      "Für die Zeit, die Sie und Ihre Kollegen meiner Bewerbung gewidmet haben, danke ich Ihnen.",
      "Meine Entscheidung spricht weder gegen die Stelle noch gegen Ihr Haus.",
      "Bitte löschen Sie meine Unterlagen, soweit keine Aufbewahrungspflicht besteht.",
      "Ich hoffe, dass Sie bald jemanden finden, der gut zur Stelle passt.",
      "Ich sage Ihnen jetzt Bescheid, damit niemand weitere Zeit darauf verwendet.",
      "Bitte geben Sie meinen Dank an alle Beteiligten weiter.",
      "Ich würde mich freuen, wenn sich unsere Wege wieder kreuzen.",
    ],
    resign: [
      "Bitte bestätigen Sie mir schriftlich den Erhalt dieser Kündigung und den Tag, an dem das Arbeitsverhältnis endet.",
      "Meine Arbeit übergebe ich geordnet und halte fest, was für die Nachfolge wichtig ist.",
      "Bitte teilen Sie mir mit, wie mein restlicher Urlaub geregelt wird.",
      "Um ein qualifiziertes Arbeitszeugnis bitte ich Sie.",
      "Für die gemeinsame Zeit und für alles, was ich lernen durfte, danke ich Ihnen.",
      "Schlüssel, Geräte und Unterlagen gebe ich am letzten Tag zurück, auf Wunsch auch früher.",
      "Bitte sagen Sie mir, wem ich laufende Aufgaben übergeben soll.",
      "Ihnen und den Kolleginnen und Kollegen wünsche ich alles Gute.",
    ],
  },
  closes: {
    posting: {
      plain: [
        "Über eine Einladung zum Gespräch freue ich mich.",
        "Für ein Gespräch stehe ich Ihnen gern zur Verfügung.",
        "Ihrer Antwort sehe ich gern entgegen.",
        "Alles Weitere bespreche ich gern persönlich mit Ihnen.",
      ],
      warm: [
        "Sehr gern lerne ich Sie kennen und höre mehr über die Stelle.",
        "Ich freue mich darauf, Sie persönlich kennenzulernen.",
        "Danke fürs Lesen; über ein Treffen würde ich mich freuen.",
        "Auf ein Gespräch mit Ihnen freue ich mich sehr.",
      ],
      confident: [
        "Laden Sie mich ein, und ich zeige Ihnen, wie das zusammenpasst.",
        "Lassen Sie uns sprechen; auf Ihre Einladung freue ich mich.",
        "Gern überzeuge ich Sie im persönlichen Gespräch.",
        "Wann darf ich mich Ihnen persönlich vorstellen?",
      ],
    },
    unsolicited: {
      plain: [
        "Wenn Sie dafür Verwendung sehen, freue ich mich auf ein Gespräch.",
        "Ihrer Antwort sehe ich gern entgegen.",
      ],
      warm: [
        "Auch über ein erstes Kennenlernen würde ich mich sehr freuen.",
        "Danke für Ihre Zeit; ich freue mich, von Ihnen zu hören.",
      ],
      confident: [
        "Lassen Sie uns darüber sprechen, wo Ihnen das nützen kann.",
        "Ich schlage ein kurzes erstes Telefonat vor und freue mich auf Ihre Antwort.",
      ],
    },
    internal: {
      plain: ["Für ein Gespräch stehe ich jederzeit bereit.", "Auf Ihre Einschätzung bin ich gespannt."],
      warm: [
        "Sehr gern spreche ich mit Ihnen darüber.",
        "Danke, dass Sie jemanden aus dem eigenen Haus in Betracht ziehen.",
      ],
      confident: [
        "Lassen Sie uns darüber sprechen, was ich übernehmen kann.",
        "Gern überzeuge ich Sie im persönlichen Gespräch.",
      ],
    },
    "follow-up": {
      plain: ["Für Ihre Antwort danke ich Ihnen.", "Ich freue mich auf Ihre Nachricht."],
      warm: [
        "Haben Sie vielen Dank für Ihre Mühe.",
        "Über eine Nachricht von Ihnen würde ich mich sehr freuen.",
      ],
      confident: [
        "Auf den nächsten Schritt freue ich mich.",
        "Lassen Sie uns sprechen; auch kurzfristig finde ich Zeit.",
      ],
    },
    "thank-you": {
      plain: ["Auf Ihre Entscheidung freue ich mich.", "Ich freue mich auf Ihre Nachricht."],
      warm: [
        "Mit Ihnen zu arbeiten, wäre mir eine Freude.",
        "Über ein baldiges Wiedersehen würde ich mich sehr freuen.",
      ],
      confident: ["Für den nächsten Schritt bin ich bereit.", "Auf den Beginn bei Ihnen freue ich mich."],
    },
    accept: {
      plain: ["Auf die Zusammenarbeit freue ich mich.", "Ich freue mich auf den ersten Tag."],
      warm: [
        "Auf unsere gemeinsame Arbeit freue ich mich sehr.",
        "Ich kann es kaum erwarten, alle kennenzulernen.",
      ],
      confident: ["Ich freue mich darauf, anzupacken.", "Ich bin bereit."],
    },
    decline: {
      plain: ["Ich wünsche Ihnen viel Erfolg.", "Für Ihr Verständnis danke ich Ihnen."],
      warm: [
        "Nochmals danke für alles und Ihnen alles Gute.",
        "Ihnen und Ihrem Team wünsche ich von Herzen alles Gute.",
      ],
      confident: [
        "Danke für das faire Verfahren.",
        "Für Ihre Auswahl wünsche ich Ihnen eine glückliche Hand.",
      ],
    },
    withdraw: {
      plain: ["Für Ihr Verständnis danke ich Ihnen.", "Ich wünsche Ihnen viel Erfolg."],
      warm: [
        "Nochmals vielen Dank und Ihnen alles Gute.",
        "Ihnen und Ihrem Team wünsche ich von Herzen alles Gute.",
      ],
      confident: [
        "Danke für das faire Verfahren.",
        "Für Ihre Auswahl wünsche ich Ihnen eine glückliche Hand.",
      ],
    },
    resign: {
      plain: ["Für Ihre Bestätigung danke ich Ihnen.", "Vielen Dank im Voraus für die Bestätigung."],
      warm: [
        "Danke für alles und für die kommende Zeit alles Gute.",
        "An die gemeinsame Zeit werde ich dankbar zurückdenken.",
      ],
      confident: ["Ihrer Bestätigung sehe ich entgegen.", "Für eine geordnete Übergabe sorge ich."],
    },
  },
};
