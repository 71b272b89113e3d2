import type { Language } from "@waymark/contract/values";

/** Words that open the name of an institution, with the preposition and article before them. Any other name has the plain one. */
const institutions: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [
      /^(?:University of|City of|Port of|Ministry of|Department of|Bank of|Borough of|Royal|National|US |UK )/,
      "at the ",
    ],
  ],
  de: [
    [
      /^(?:\p{L}*[Kk]linikum|\p{L}*[Kk]rankenhaus|\p{L}*[Gg]ymnasium|\p{L}*[Ii]nstitut|\p{L}*[Tt]heater|\p{L}*[Ll]andratsamt)(?!\p{L})/u,
      "am ",
    ],
    [
      /^(?:Haus|\p{L}+(?:haus|hof|markt|laden|zentrum|studio|büro)|\p{L}*[Hh]otel|\p{L}*[Rr]estaurant|\p{L}*[Hh]eim|\p{L}*[Aa]utohaus|\p{L}*[Cc]afé|\p{L}*[Gg]asthaus|\p{L}*[Gg]asthof|\p{L}*[Kk]aufhaus|\p{L}*[Bb]rauhaus|\p{L}*[Mm]useum|\p{L}*[Ss]tift|\p{L}*[Ss]alon|\p{L}*[Vv]erein|\p{L}*[Gg]arten)(?!\p{L})/u,
      "im ",
    ],
    [
      /^(?:\p{L}{3,}(?:erei|erie|stube)|\p{L}*[Pp]raxis|\p{L}*[Kk]anzlei|\p{L}*[Kk]ita|\p{L}*[Ww]erkstatt|\p{L}*[Ss]chreinerei|\p{L}*[Tt]ischlerei|\p{L}*[Aa]potheke|\p{L}*[Mm]ensa|\p{L}*[Kk]antine|\p{L}*[Kk]üche|\p{L}*[Bb]ücherei)(?!\p{L})/u,
      "in der ",
    ],
    [
      /^(?:\p{L}*[Ss]chule|\p{L}*[Uu]niversität|\p{L}*[Kk]linik|\p{L}*[Aa]kademie|[Cc]harité)(?!\p{L})/u,
      "an der ",
    ],
    [/^(?:Stadt|Gemeinde|Spedition|Firma|Sparkasse|Caritas|Diakonie)(?!\p{L})/u, "bei der "],
  ],
  fr: [
    [
      /^(?:CHU|SSIAD|GAEC|CHR|CHRU|CHI|CHS|CH|GHT|CNRS|CCAS|SDIS|SAMU|Mas|Manoir|Moulin|Casino|Tribunal|Département|Haras|Zoo|Cinéma|Conservatoire|Rectorat|Secours|Port|Marché|Grand Hôtel|Grand Café|Petit Café|Centre|Groupe|Garage|Restaurant|Collège|Lycée|Laboratoire|Cabinet|Conseil|Ministère|Crédit|Café|Musée|Supermarché|Magasin|Bistrot|Château|Domaine|Théâtre|Camping|Salon|Comptoir|Syndicat|Comité|Foyer|Pôle|Réseau|Studio|Club|Parc|Fournil|Relais|Bureau|Service)(?![\p{L}’'])/u,
      "au ",
    ],
    [
      /^(?:Clinique|Cantine|Mission|Préfecture|Médiathèque|Bibliothèque|Villa|Cave|Chambre|Communauté|Croix-Rouge|Poste|SARL|SAS|SCOP|Sup[ée]rette|Quincaillerie|Halte-garderie|Micro-crèche|Concession|Blanchisserie|Trésorerie|SNCF|RATP|CPAM|CAF|MJC|MAIF|MGEN|Mairie|Ville|Boulangerie|Pâtisserie|Pharmacie|Banque|Société|Résidence|Fondation|Menuiserie|Brasserie|Crèche|Librairie|Métropole|Région|Caisse|Maison|Polyclinique|Fromagerie|Boucherie|Jardinerie|Poissonnerie|Coopérative|Mutuelle|Métallerie|Fiduciaire|Compagnie|Scierie|Commune|Papeterie|Ferme|[B-DF-GJ-NP-TV-Z]\p{L}+erie)(?!\p{L})/u,
      "à la ",
    ],
    [
      /^(?:Hypermarché|Hôpital|Hôtel|École|Ecole|Université|Institut|Association|Agence|Atelier|Auberge|[AEÉIOU]\p{L}+erie|Entreprise|EHPAD|EARL|ESAT|IUT|IME|INSERM|Inserm|AP-HP|URSSAF|Urssaf|ADMR|Armée|Imprimerie|Office|Opéra|Orchestre|Observatoire|Union)(?!\p{L})/u,
      "à l’",
    ],
    [
      /^(?:\p{L}{2,}eries|Transports|Ateliers|Éditions|Hospices|Laboratoires|Entrepôts|Chantiers|Établissements|Galeries|Jardins|Hôpitaux|Thermes|Caves|Serres|Forges|Vergers|Viviers|Restaurants|Grands Moulins|Pompes)(?!\p{L})/u,
      "aux ",
    ],
  ],
  es: [
    [
      /^(?:Salón|Hospital|Hotel|Restaurante|Colegio|Instituto|Ayuntamiento|Banco|Grupo|Centro|Taller|Supermercado|Bar|Bufete|Museo|Consorcio|IES|CEIP|CSIC|Gimnasio|Mercado|Mesón|Café|Complejo|Laboratorio|Estudio|Despacho|Teatro|Hostal|Aeropuerto|Balneario|Comedor|Almacén|Club|Polideportivo|Parque|Consultorio|Juzgado|Obrador|Albergue|Camping|Hipermercado|Horno|Parador|Puerto|Servicio|Vivero|\p{L}{2,}torio)(?!\p{L})/u,
      "en el ",
    ],
    [
      /^(?:\p{L}{3,}(?:ería|oría|adora|edora)|Clínica|Universidad|Escuela|Panadería|Fundación|Residencia|Farmacia|Cafetería|Asociación|Cooperativa|Caja|Pastelería|Librería|Gestoría|Academia|Tienda|Peluquería|Ferretería|Constructora|Inmobiliaria|Consultora|Agencia|Imprenta|Papelería|Carnicería|Pescadería|Frutería|Lavandería|Guardería|Editorial|Bodega|Fábrica|Granja|Oficina|Óptica|Autoescuela|Ludoteca|Productora|Notaría|Mutua|Diputación|Delegación|Comunidad|Empresa|Parroquia|Finca|Cadena|Consejería|Casa)(?!\p{L})/u,
      "en la ",
    ],
    [/^(?:Talleres|Transportes|Laboratorios|Almacenes|Bodegas)(?!\p{L})/u, "en "],
  ],
};
const plain: Readonly<Record<Language, string>> = { en: "at ", es: "en ", fr: "chez ", de: "bei " };

type GermanGender = "f" | "m" | "n";

/** German legal forms and kinds of employers that take an article, by gender. */
const germanGenders: readonly (readonly [RegExp, GermanGender])[] = [
  [
    /(?:^|\s)(?:g?GmbH|AG|KG|OHG|UG|SE|eG|KGaA|GbR)$|(?:[Kk]linik|[Ss]chule|[Ss]tiftung|[Gg]ruppe|[Gg]enossenschaft|[Ss]parkasse|[Kk]irchengemeinde|[Aa]potheke|[Aa]kademie)$|(?:[Kk]irchengemeinde|[Gg]esellschaft|[Ss]tiftung)\s|^(?:\p{L}{3,}erei|\p{L}*[Pp]raxis|\p{L}*[Kk]anzlei|\p{L}*[Kk]ita|\p{L}*[Ww]erkstatt|\p{L}*[Aa]potheke|\p{L}*[Mm]ensa|\p{L}*[Kk]antine|\p{L}*[Kk]üche|\p{L}*[Kk]linik|\p{L}*[Ss]chule|\p{L}*[Aa]kademie|Stadt|Gemeinde|Spedition|Sparkasse|Caritas|Diakonie|Universität)\s/u,
    "f",
  ],
  [
    /(?:[Kk]rankenhaus|[Kk]linikum|[Ii]nstitut|[Zz]entrum|[Hh]otel|[Hh]eim|[Ss]tift)$|^(?:\p{L}*[Kk]linikum|\p{L}*[Kk]rankenhaus|Hotel|Restaurant|Autohaus|Haus|\p{L}*[Hh]eim|\p{L}*[Ss]tift)\s/u,
    "n",
  ],
];
/** Nouns that open or end a name, by gender. */
const neuterName =
  /^(?:\p{L}*(?:amt|werk|haus|zentrum|heim|institut|studio|büro|unternehmen|ministerium|theater|museum|magazin|blatt|radio|hotel|restaurant|café|krankenhaus|klinikum|labor|kaufhaus)|Jobcenter)(?:\s|$)|(?:amt|zentrum|institut|büro|ministerium|theater|museum|magazin|werk|hospital)$|^\p{L}*(?:center|centrum|gut|lager|kaffeehaus)(?:\s|$)|^MVZ(?:\s|$)/iu;
const masculineName =
  /^(?:\p{L}*(?:verband|verein|dienst|kreis|hof|verlag|konzern|betrieb|markt|salon|bund|laden|handel|zirkus|zulieferer|hersteller|händler|dienstleister)|Club)(?:\s|$)|(?:verband|verein|dienst|verlag|betrieb)$/iu;
const withDer =
  /^(?:\p{L}*(?:anstalt|kasse|bank|hochschule|agentur|versicherung|verwaltung|behörde|kammer|stiftung|universität|gesellschaft|gemeinschaft|genossenschaft|hilfe|brauerei|druckerei|gärtnerei|molkerei|metzgerei|bäckerei|konditorei|schlosserei|werft)|Arbeiterwohlfahrt|Lebenshilfe)(?:\s|$)|(?:anstalt|kasse|hochschule|agentur|versicherung|verwaltung|behörde|kammer|universität|gemeinschaft)$|\sWerft(?:\s|$)/iu;
/** Adjectives that open a name, without their ending. */
const stem =
  "(?:Erst|\\p{Lu}\\p{L}*(?:isch|lich|ig|eutsch|rei|ein|eu|weit|lgemein|lant|zial|tral|obil|onal|atal))";
/** The same before "-er", with which "Fischer", "Steiner", "Breuer" and "Leipziger" are names of people and towns. */
const stemBeforeEr =
  "(?:Frei|\\p{Lu}\\p{L}*(?:\\p{Ll}{2}isch|lich|(?<![ez])ig|eutsch|frei|weit|lgemein|lant|zial|tral|obil|onal|atal))";
const adjective = `(?:(${stem})(es?)|(${stemBeforeEr})(er))`;
/** An adjective that opens a name tells its gender by its ending: "Städtisches Klinikum", "Technische Universität". */
const openingAdjective = new RegExp(`^${adjective}\\s\\p{Lu}`, "u");
const changingAdjective = new RegExp(`^${adjective}(?=\\s)`, "u");

/** Behind an article the adjective has another ending: "bei der Steirischen Software AG". */
const withEnding = (company: string, ending: "e" | "en"): string =>
  company.replace(
    changingAdjective,
    (_, one: string | undefined, __, other: string | undefined) => `${one ?? other}${ending}`,
  );

function germanGender(company: string): GermanGender | undefined {
  const listed = germanGenders.find(([pattern]) => pattern.test(company))?.[1];
  if (listed !== undefined) return listed;
  const [, , ending, , er] = openingAdjective.exec(company) ?? [];
  if (er !== undefined) return "m";
  if (ending !== undefined) return ending === "e" ? "f" : "n";
  if (withDer.test(company)) return "f";
  if (masculineName.test(company)) return "m";
  return neuterName.test(company) ? "n" : undefined;
}

/** A name with an article of its own stands in quotes: "bei „Die Brotmacher eG“". */
const ownArticle = /^(?:Der|Die|Das) \p{Lu}/u;

/** "bei den Stadtwerken Ulm": a plural, unless a legal form behind it is the name's noun. */
const publicWorks =
  /^((?:\p{Lu}\p{L}*(?:isch|lich)e )?\p{Lu}\p{L}*)(werk|betrieb)e(?=$|\s(?!.*\s(?:gGmbH|GmbH|AG|KG|SE|eG|AöR)$))/u;

/** "at Acme", with the article that a language puts before an institution: "am Klinikum Nord", "au CHU de Lyon". */
export function atEmployer(company: string, language: Language): string {
  if (company === "") return "";
  const isWorks = language === "de" && publicWorks.test(company);
  const found = isWorks ? undefined : institutions[language].find(([opening]) => opening.test(company));
  if (found !== undefined) return found[1] + company;
  return language === "de"
    ? `bei ${dativeEmployer(company)}`.replace(/^bei dem /, "beim ")
    : plain[language] + company;
}

const articles: Readonly<Record<string, string>> = {
  "au ": "le ",
  "à la ": "la ",
  "à l’": "l’",
  "aux ": "les ",
  "en el ": "el ",
  "en la ": "la ",
  "at the ": "the ",
};

/** An employer as subject or object, with its article where the language has one. */
export function namedEmployer(company: string, language: Language): string {
  if (company === "") return "";
  if (language === "de") {
    if (ownArticle.test(company)) return `„${company}“`;
    const gender = publicWorks.test(company) ? "f" : germanGender(company);
    // A masculine article would change between subject and object.
    return gender === undefined || gender === "m"
      ? company
      : `${gender === "f" ? "die" : "das"} ${withEnding(company, "e")}`;
  }
  const found = institutions[language].find(([opening]) => opening.test(company));
  return (articles[found?.[1] ?? ""] ?? "") + company;
}

/** The same in the German dative: "der Nord GmbH". */
export function dativeEmployer(company: string): string {
  if (ownArticle.test(company)) return `„${company}“`;
  if (publicWorks.test(company))
    return `den ${company.replace(publicWorks, "$1$2en").replace(/^(\p{Lu}\p{L}*(?:isch|lich)e)(?= )/u, "$1n")}`;
  const gender = germanGender(company);
  return company === "" || gender === undefined
    ? company
    : `${gender === "f" ? "der" : "dem"} ${withEnding(company, "en")}`;
}
