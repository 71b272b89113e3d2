import type { LetterPhrases } from "./letter-phrases.ts";

/** Openings begin in lower case, because the salutation before them ends in a comma. */
export const germanOpenings: LetterPhrases["openings"] = {
  posting: {
    plain: [
      "hiermit bewerbe ich mich bei {companyDative} als {role}.",
      "auf Ihre Stellenanzeige hin bewerbe ich mich als {role}.",
      "mit diesem Schreiben bewerbe ich mich um die Stelle als {role} bei {companyDative}.",
      "gern möchte ich mich bei {companyDative} als {role} vorstellen; mein Lebenslauf liegt bei.",
      "ich bewerbe mich auf die von {companyDative} ausgeschriebene Stelle als {role}.",
      "ich bewerbe mich auf die ausgeschriebene Stelle; mein Lebenslauf liegt bei.",
    ],
    warm: [
      "mit Freude habe ich gelesen, dass Sie Verstärkung suchen, und bewerbe mich bei {companyDative} als {role}.",
      "vielen Dank, dass Sie sich Zeit für meine Bewerbung als {role} nehmen.",
      "gern stelle ich mich bei {companyDative} als {role} vor.",
      "über Ihre Anzeige habe ich mich gefreut, denn eine Stelle als {role} suche ich.",
      "als ich Ihre Anzeige las, wollte ich mich Ihnen gleich als {role} vorstellen.",
      "vielen Dank, dass Sie sich Zeit für meine Bewerbung nehmen.",
    ],
    confident: [
      "für Ihre Stelle als {role} bringe ich Erfahrungen mit, die ich belegen kann.",
      "was Sie für die Stelle als {role} bei {companyDative} verlangen, belege ich hier mit Beispielen.",
      "wer die Stelle als {role} besetzt, will Belege sehen; hier sind meine.",
      "bei {companyDative} möchte ich als {role} arbeiten, und meine bisherige Arbeit spricht dafür.",
      "lassen Sie für die Stelle als {role} meine Arbeit sprechen.",
      "was Sie in Ihrer Anzeige verlangen, belege ich hier mit Beispielen.",
    ],
  },
  unsolicited: {
    plain: [
      "ich möchte anfragen, ob es bei {companyDative} jetzt oder bald eine Stelle als {role} gibt.",
      "aus eigenem Antrieb bewerbe ich mich bei {companyDative}; mein Lebenslauf liegt bei.",
      "aus eigenem Antrieb bewerbe ich mich bei Ihnen; mein Lebenslauf liegt bei.",
    ],
    warm: [
      "eine Stelle haben Sie derzeit nicht ausgeschrieben, trotzdem möchte ich mich {companyDative} gern vorstellen.",
      "vielleicht brauchen Sie bei {companyDative} bald Verstärkung; deshalb stelle ich mich schon heute vor.",
      "vielleicht brauchen Sie bald Verstärkung; deshalb stelle ich mich schon heute vor.",
    ],
    confident: [
      "ich wende mich direkt an Sie, weil meine Arbeit {companyDative} nützen kann, bevor eine Stelle ausgeschrieben ist.",
      "für ein Gespräch braucht es keine Anzeige: Das kann ich bei {companyDative} einbringen.",
      "für ein Gespräch braucht es keine Anzeige: Das kann ich bei Ihnen einbringen.",
    ],
  },
  internal: {
    plain: [
      "hiermit bewerbe ich mich intern um die Stelle als {role}.",
      "auf die interne Ausschreibung hin bewerbe ich mich als {role}.",
      "auf die interne Ausschreibung hin bewerbe ich mich.",
    ],
    warm: [
      "gern möchte ich mich im eigenen Haus um die Stelle als {role} bewerben.",
      "mit Freude habe ich gelesen, dass die Stelle als {role} intern besetzt werden soll, und bewerbe mich darum.",
      "gern möchte ich mich im eigenen Haus um die ausgeschriebene Stelle bewerben.",
    ],
    confident: [
      "für die interne Stelle als {role} kann ich Arbeit vorweisen, die Sie im Haus nachprüfen können.",
      "um die Stelle als {role} bewerbe ich mich mit Ergebnissen, die im Haus bekannt sind.",
      "für die interne Stelle kann ich Arbeit vorweisen, die Sie im Haus nachprüfen können.",
    ],
  },
  "follow-up": {
    plain: [
      "vor einiger Zeit habe ich mich bei {companyDative} als {role} beworben und möchte nach dem Stand fragen.",
      "ich schreibe Ihnen wegen meiner Bewerbung als {role} und bitte um eine kurze Auskunft zum Stand.",
      "ich schreibe Ihnen wegen meiner Bewerbung und bitte um eine kurze Auskunft zum Stand.",
    ],
    warm: [
      "eine gute Auswahl braucht Zeit, das weiß ich; darf ich dennoch freundlich fragen, wie es um meine Bewerbung als {role} steht?",
      "ich hoffe, es geht Ihnen gut; darf ich fragen, wie es um meine Bewerbung als {role} steht?",
      "ich hoffe, es geht Ihnen gut; darf ich fragen, wie es um meine Bewerbung steht?",
    ],
    confident: [
      "mein Interesse an der Stelle als {role} bei {companyDative} ist unverändert; wie sieht der nächste Schritt aus?",
      "meine Bewerbung als {role} liegt Ihnen vor, und ich stehe für den nächsten Schritt bereit.",
      "meine Bewerbung liegt Ihnen vor, und ich stehe für den nächsten Schritt bereit.",
    ],
  },
  "thank-you": {
    plain: [
      "vielen Dank für das Gespräch über die Stelle als {role} bei {companyDative}.",
      "für das Gespräch über die Stelle als {role} danke ich Ihnen.",
      "für das Gespräch danke ich Ihnen.",
    ],
    warm: [
      "haben Sie herzlichen Dank für den freundlichen Empfang und das Gespräch über die Stelle als {role}.",
      "es war schön, Sie kennenzulernen und über die Stelle als {role} zu sprechen.",
      "es war schön, Sie kennenzulernen und mit Ihnen zu sprechen.",
    ],
    confident: [
      "unser Gespräch hat mein Interesse an der Stelle als {role} bei {companyDative} bestätigt; vielen Dank dafür.",
      "nach unserem Gespräch steht für mich fest: Die Stelle als {role} möchte ich übernehmen.",
      "nach unserem Gespräch steht für mich fest: Diese Stelle möchte ich übernehmen.",
    ],
  },
  accept: {
    plain: [
      "hiermit nehme ich Ihr Angebot für die Stelle als {role} bei {companyDative} an.",
      "vielen Dank für Ihr Angebot, das ich hiermit annehme.",
    ],
    warm: [
      "mit großer Freude nehme ich Ihr Angebot für die Stelle als {role} an.",
      "über Ihr Angebot habe ich mich sehr gefreut und nehme es gern an.",
    ],
    confident: [
      "meine Antwort lautet Ja: Ich nehme die Stelle als {role} bei {companyDative} an.",
      "meine Antwort auf Ihr Angebot lautet Ja.",
    ],
  },
  decline: {
    plain: [
      "vielen Dank für Ihr Angebot für die Stelle als {role}. Nach reiflicher Überlegung habe ich mich dagegen entschieden.",
      "vielen Dank für Ihr Angebot. Nach reiflicher Überlegung habe ich mich dagegen entschieden.",
    ],
    warm: [
      "haben Sie herzlichen Dank für Ihr Angebot für die Stelle als {role} und für Ihr Vertrauen. Die Entscheidung fiel mir nicht leicht, doch ich nehme das Angebot nicht an.",
      "haben Sie herzlichen Dank für Ihr Angebot und für Ihr Vertrauen. Die Entscheidung fiel mir nicht leicht, doch ich nehme das Angebot nicht an.",
    ],
    confident: [
      "Ihr Angebot für die Stelle als {role} habe ich gründlich abgewogen und nehme es nicht an.",
      "Ihr Angebot habe ich gründlich abgewogen und nehme es nicht an.",
    ],
  },
  withdraw: {
    plain: [
      "hiermit ziehe ich meine Bewerbung um die Stelle als {role} bei {companyDative} zurück.",
      "hiermit ziehe ich meine Bewerbung zurück.",
    ],
    warm: [
      "vielen Dank, dass Sie mich für die Stelle als {role} in Betracht ziehen; nach einiger Überlegung möchte ich meine Bewerbung zurückziehen.",
      "vielen Dank, dass Sie mich in Betracht ziehen; nach einiger Überlegung möchte ich meine Bewerbung zurückziehen.",
    ],
    confident: [
      "bitte nehmen Sie meine Bewerbung als {role} bei {companyDative} aus dem Verfahren; ich ziehe sie zurück.",
      "bitte nehmen Sie meine Bewerbung aus dem Verfahren; ich ziehe sie zurück.",
    ],
  },
  resign: {
    plain: [
      "hiermit kündige ich mein Arbeitsverhältnis ordentlich und fristgerecht.",
      "mit diesem Schreiben kündige ich mein Arbeitsverhältnis unter Einhaltung der vereinbarten Frist.",
    ],
    warm: [
      "nach reiflicher Überlegung habe ich mich entschieden zu gehen und kündige hiermit mein Arbeitsverhältnis fristgerecht.",
      "der Schritt fällt mir nicht leicht: Hiermit kündige ich mein Arbeitsverhältnis fristgerecht.",
    ],
    confident: [
      "ich habe mich für einen neuen Weg entschieden und kündige hiermit mein Arbeitsverhältnis fristgerecht.",
      "mein Arbeitsverhältnis kündige ich hiermit unter Einhaltung der Frist.",
    ],
  },
};
