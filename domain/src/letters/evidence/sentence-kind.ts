import { fold } from "../../vocabulary/fold.ts";

/** First person: pronouns, and Spanish and other verb forms that need none. Folded, except where accents decide. */
const firstPerson =
  /(?<![\p{L}-])(?:i|i'm|i've|i'd|i'll|my|me|myself|we|our|us|ich|mir|mich|mein\w*|wir|uns|unser\w*|je|j'\w+|mon|ma|mes|moi|m'\w+|nous|notre|nos|yo|mi|mis|nosotros|nuestr\w+)(?![\p{L}-])/u;
const spanishFirst =
  /(?<!\p{L})(?:\p{L}{2,}(?:é|í)|soy|tengo|he|llevo|trabajo|fui|hice|tuve|estuve|conozco|domino|manejo|dirijo|gestiono|hablo|cuento|dispongo|poseo|aporto|puedo|sé|logré|coordino|superviso|lidero|obtuve|reduje|produje|conduje|puse|traduje|me (?:encargo|ocupo|gradu\p{L}+|form\p{L}+|encarg\p{L}+|ocup\p{L}+))(?!\p{L})/iu;

/** Courtesy, wishes and what is enclosed: nothing is claimed. Folded. */
const courtesy =
  /\b(?:i (?:would|could|look forward|hope|am writing|am applying|am happy|am ready|am available|am putting|am approaching|am giving|am delighted|am very much|accept|remain|apply|resign|confirm|wish|suggest|thank|will (?:hand|return|send|see|come|give|not|think)|can hardly|recently applied|understand)|let me|let us|allow me|please|thank you|i was (?:pleased|glad)|it (?:is|was) (?:a pleasure|with great)|may i|when may|would (?:like|welcome|be glad)|my (?:application|interest|answer|decision|contact)|invite me|to be open|with this letter|at your convenience)\b|\b(?:wurde ich|wurde mich|mochte ich|ich mochte|bewerbe ich|ich bewerbe|freue ich|ich freue|gern(?:e)? |bitte|vielen dank|danke|hiermit|ich hoffe|stehe ich|ich stehe|kann ich ihnen|darf ich|lassen sie|laden sie|ich wunsche|wunsche ich|ich bitte|bitte ich|nehme ich|ziehe ich|kundige ich|ich kundige|ich nehme|beginnen konnte|eintrittstermin|fur meinen beginn|reiche ich|ubergebe ich|gebe ich|meine entscheidung|mein interesse|meine bewerbung|meine antwort|wende mich|stelle ich mich|bespreche ich|uberzeuge ich|sehe ich|danke ich|ich danke|schreibe ihnen|verfugung|bin ich gespannt|bin ich bereit|wurde freuen|ich schlage)\b|\b(?:je (?:vous|me (?:permets|tiens|rejouis|porte|propose)|souhaite|serais|reste|viendrais|pourrais|compte|reponds|retire|rendrai|transmettrai|garderai|veillerai|confirme|rencontrerais|comprends|suis (?:disponible|a votre)|peux prendre|peux commencer)|j'(?:aimerais|aurais|espere|attends|accepte|ai hate|ai lu|ai recu|adresse|ai pese|ai choisi une nouvelle|ai pris la decision|ai bien recu)|merci|permettez|veuillez|ma candidature|mes coordonnees|ma decision|mon interet|ma reponse|dites-moi|n'hesitez|recevez-moi|parlons|quand puis|puis-je|lors d'un entretien|c'est avec)\b|\b(?:les (?:presento|escribo|agradezco|agradeceria|ruego|envio|deseo|comunico|enviare|dare|mostrare)|me (?:gustaria|encantaria|dirijo|alegr\w+|propongo|presento|haria|hace mucha|ocupare)|quedo|espero|deseo|solicito|gracias|muchas gracias|permitanme|ruego|quisiera|presento mi|podria empezar|puedo (?:incorporarme|empezar)|tengo (?:disponibilidad|ganas|muchas ganas)|respondo|propongo|iria con|hablemos|pueden|diganme|pregunte\w*|mi (?:candidatura|interes|respuesta|decision|primera fecha)|con esta carta|adjunto|acepto|citenme|cuando puedo)\b/;

/** The reader or the posting is spoken of. Folded. */
const aboutPosting =
  /\b(?:you|your|the (?:posting|advertisement|position|role|post|vacancy|opening|company|team)|advertis\w+|sie|ihr|ihre\w*|ihnen|anzeige|ausschreibung|stelle|vous|votre|vos|annonce|poste|ustedes|su oferta|sus|su equipo|su|oferta|puesto|piden|buscan|necesitan|mencionan|hablan|escriben|exige\w*)\b/;

/** Words by which a writer denies a skill or wishes to learn it. Folded. */
const denied =
  /\b(?:no evidence|cannot (?:show|answer)|not yet|missing|would be new|new to me|have(?:n't| not)|never worked|don't have|do not have|is not in my|lack|fehlt|keinen nachweis|noch nicht|noch keine?n?|neu fur mich|nicht vor|bisher nicht|nicht in meinem|keine erfahrung|manque|pas encore|nouveau pour moi|n'apparait|pas de preuve|jamais|no figura|todavia no|aun no|nuevo para mi|no aparece|no tengo|learn(?: about)?|(?:dazu)?lernen|einarbeiten|apprendre|me former|aprender|formarme)\b/;

/** A claim of work done or of something held, which courtesy does not excuse. Folded. */
const having =
  /\b(?:i (?:have|had|led|managed|worked|built|hold|held|speak|know|own|earned|spent|supervised|directed|headed|ran|run|bring|am an?|was an?|served|master)|experience (?:in|with|as|of)|years of|ich (?:habe|hatte|war|leitete|fuhrte|beherrsche|verfuge|kenne|spreche|besitze|arbeite\w*)|(?:habe|hatte|war|leitete|fuhrte|beherrsche|verfuge|kenne|spreche|besitze|arbeitete) ich|erfahrung (?:in|mit|als)|j'ai (?:dirige|gere|travaille|encadre|obtenu|realise|pilote|mene|forme|une|un|plus|de l|assure|developpe|exerce|passe|\w+e )|je (?:maitrise|parle|dirige|gere|suis (?:un|une|titulaire|diplome\w*)|possede|dispose|connais|travaille)|experience (?:de|en|dans)|tengo (?:experiencia|un|una|el|la|\d)|soy|he (?:trabajado|dirigido|gestionado|\w+do)|llevo|dirigi|gestione|trabaje|domino|manejo|hablo|dispongo|fui|experiencia (?:en|con|de|como))\b/;

export interface SentenceKind {
  readonly isFirstPerson: boolean;
  readonly isCourtesy: boolean;
  readonly isAboutPosting: boolean;
  readonly isDenied: boolean;
  readonly isHaving: boolean;
}

export function kindOf(sentence: string): SentenceKind {
  const plain = fold(sentence);
  return {
    isFirstPerson: firstPerson.test(plain) || spanishFirst.test(sentence),
    isCourtesy: courtesy.test(plain),
    isAboutPosting: aboutPosting.test(plain),
    isDenied: denied.test(plain),
    isHaving: having.test(plain),
  };
}
