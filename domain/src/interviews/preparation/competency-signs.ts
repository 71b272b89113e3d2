/**
 * Words by which a posting shows that it wants a quality, in four languages, folded: stricter than the words by which
 * an answer shows it, for a posting says 'first' and 'when' without meaning anything by it.
 */
export const competencySigns: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    "customer-focus":
      "customer[- ](?:focus\\w*|service|orient\\w*|care)|client[- ](?:focus\\w*|service)|kundenorient\\w*|kundenservice|kundenkontakt|dienstleistungsorient\\w*|servicedenken|atencion al (?:cliente|publico)|orientacion al cliente|trato con (?:el )?publico|sens du (?:client|service)|relation client\\w*|accueil des clients",
    teamwork:
      "team ?work\\w*|team player|team[- ]oriented|collaborat\\w+|teamfahig\\w*|teamgeist|teamarbeit|zusammenarbeit|trabajo en equipo|travail en equipe|esprit d'equipe",
    communication:
      "communication skills|excellent communicat\\w+|communicat\\w+ (?:clearly|effectively|well)|kommunikationsstark\\w*|kommunikationsfahig\\w*|kommunikativ\\w*|habilidades de comunicacion|comunicativ[oa]s?|aisance relationnelle|bonne communication|qualites relationnelles",
    conflict:
      "conflict\\w*|de-?escalat\\w+|difficult (?:customers|situations|conversations)|konfliktfahig\\w*|konfliktlos\\w*|deeskal\\w+|resolucion de conflictos|gestion des conflits",
    empathy:
      "empath\\w+|compassion\\w*|einfuhlungsvermog\\w*|einfuhlsam\\w*|empatia|empatic[oa]s?|empathie|bienveillan\\w+|sens de l'ecoute",
    leadership:
      "leadership|lead (?:a|the|our) team|supervis\\w+|line manage\\w*|teamleitung|fuhrungserfahrung|mitarbeiterfuhrung|personalfuhrung|personalverantwortung|liderazgo|liderar|encadre\\w*|management d'equipe",
    planning:
      "time management|prioriti[sz]\\w+|well[- ]organi[sz]ed|organi[sz]ational skills|multi-?task\\w*|organisationstalent|organisationsgeschick|strukturiert\\w*|planungs\\w*|capacidad de organizacion|organizad[oa]s?|planificacion|sens de l'organisation|organise\\w*|gestion du temps",
    "problem-solving":
      "problem[- ]solv\\w+|solution[- ]oriented|troubleshoot\\w*|losungsorient\\w*|problemlos\\w*|resolucion de problemas|resolutiv[oa]s?|resolution de problemes|esprit d'analyse|analytical|analytisch\\w*|analitic[oa]s?",
    quality:
      "attention to detail|detail[- ]oriented|accura\\w+|high standards?|sorgfalt\\w*|genauigkeit|qualitatsbewusst\\w*|gewissenhaft\\w*|minucios\\w+|atencion al detalle|rigueur|rigoureu\\w+|minutie",
    resilience:
      "resilien\\w+|under pressure|fast[- ]paced|stress\\w*|belastbar\\w*|stressresisten\\w*|bajo presion|tolerancia al estres|resistance au stress|sous pression|gestion du stress",
    adaptability:
      "adaptab\\w+|flexib\\w+|anpassungsfahig\\w*|flexibilitat|polivalen\\w+|polyvalen\\w+|adaptation|capacidad de adaptacion",
    initiative:
      "initiative|self[- ]start\\w*|proactiv\\w*|own initiative|independently|eigeninitiative|selbststandig\\w*|eigenverantwort\\w*|iniciativa|autonom\\w+|proactiv[oa]s?|proactivite",
    learning:
      "willing(?:ness)? to learn|eager to learn|keen to learn|lernbereit\\w*|lernwillig\\w*|ganas de aprender|envie d'apprendre|curios\\w+|neugier\\w*",
    safety:
      "health (?:and|&) safety|safety (?:rules|regulations|standards|procedures)|arbeitsschutz|arbeitssicherheit|hygienevorschriften|prevencion de riesgos|seguridad (?:laboral|e higiene)|consignes de securite|regles d'hygiene|securite au travail",
    integrity:
      "integrity|trustworth\\w*|discretion|confidential\\w*|vertrauenswurdig\\w*|diskretion|verschwiegen\\w*|confidencialidad|honestidad|discrecion|confidentialite|confiance|zuverlassig\\w*|reliab\\w+",
    persuasion:
      "persua\\w+|negotiat\\w+|influenc\\w+|uberzeugungs\\w*|verhandlungs\\w*|negociacion|dotes comerciales|capacidad de persuasion|negociation|force de conviction|verkaufsstark\\w*",
    decisions: "decision[- ]making|decisive|entscheidungs\\w+|toma de decisiones|prise de decision",
    diagnosis:
      "diagnos\\w+|root cause|fault[- ]finding|fehlersuche|fehleranalyse|averias|pannes?\\b|depannage",
    "trade-rules":
      "regulations|compliance|standards? and (?:rules|procedures)|vorschriften|normen\\b|richtlinien|normativas?|reglamento\\w*|reglementation|normes\\b",
    method:
      "procedures|workflows?|processes\\b|ablaufe|prozesse\\b|verfahren|procedimientos|processus|procedures",
  }).map(([id, pattern]) => [id, new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, "gu")]),
);
