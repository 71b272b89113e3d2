import { makeResume } from "./make-resume.ts";
import type { MadePerson } from "./measure-letters.ts";
import { type JudgedSentence, sentencesOf } from "./sentences.ts";

const of = sentencesOf;

/** People of other trades, one of them with a single job and one without skills, written after the check was done. */
export const laterPeople: readonly MadePerson[] = [
  {
    key: "plumber",
    language: "en",
    resume: makeResume({
      name: "Tom Ashworth",
      place: "Leeds, UK",
      skills: "Boiler servicing, Pipe fitting, Fault finding",
      jobs: [
        [
          "Heating Engineer | Calder Heating | 2018-02 | ",
          "Service 6 boilers a day in rented homes.",
          "Fitted 140 bathrooms for a housing association.",
          "Cut call-backs from 12% to 5% with a checklist.",
        ],
        [
          "Plumbing Apprentice | Roydon Plumbing | 2014-09 | 2016-06",
          "Helped fit underfloor heating in 30 new homes.",
          "Kept the van stocked and the tools in order.",
        ],
      ],
      certificates: ["Gas Safe registered"],
    }),
  },
  {
    key: "recepcionista",
    language: "es",
    resume: makeResume({
      name: "Lucía Peñalver",
      place: "Cádiz, España",
      skills: "Atención al cliente, Reservas, Inglés",
      jobs: [
        [
          "Recepcionista | Hotel Caleta Sur | 2019-04 | ",
          "Registro de 90 huéspedes al día en temporada alta.",
          "Formé a 3 compañeras nuevas.",
          "Gestión de reclamaciones y cobros.",
          "Reducción del tiempo de espera de 9 a 4 minutos.",
        ],
        [
          "Camarera | Bar La Viña Nueva | 2015-06 | 2017-09",
          "Servicio de 15 mesas en terraza.",
          "Ayuda en la cocina los fines de semana.",
        ],
      ],
      degree: "Técnica superior en Gestión de Alojamientos Turísticos | IES Fernando Quiñones | 2018",
      spoken: ["Español: nativo", "Inglés: B2"],
    }),
  },
  {
    key: "jardinero",
    language: "es",
    resume: makeResume({
      name: "Óscar Villamor",
      place: "Lugo, España",
      skills: "",
      jobs: [
        [
          "Jardinero | Viveros Ribeira | 2016-03 | ",
          "Poda de 200 árboles al año en parques municipales.",
          "Mantenimiento del riego de 12 parques.",
          "Participación en la plantación de un bosque urbano de 4 hectáreas.",
        ],
      ],
      certificates: ["Carné de aplicador de fitosanitarios"],
    }),
  },
  {
    key: "aide",
    language: "fr",
    resume: makeResume({
      name: "Solène Guivarch",
      place: "Quimper, France",
      skills: "Soins d’hygiène, Transmissions, Gestes d’urgence",
      jobs: [
        [
          "Aide-soignante | EHPAD Les Glycines | 2017-05 | ",
          "Accompagnement de 14 résidents dans les gestes du quotidien.",
          "Encadrement de 5 stagiaires.",
          "Rédaction des transmissions en fin de service.",
        ],
        [
          "Auxiliaire de vie | Domicile Cornouaille | 2013-02 | 2015-11",
          "Préparation des repas pour 6 personnes âgées.",
          "Participation aux réunions d’équipe.",
        ],
      ],
      degree: "Diplôme d’État d’aide-soignant | IFAS de Quimper | 2016",
    }),
  },
  {
    key: "schreinerin",
    language: "de",
    resume: makeResume({
      name: "Annika Rehm",
      place: "Passau",
      skills: "Möbelbau, CNC-Fräsen, Montage",
      jobs: [
        [
          "Schreinerin | Holzwerk Inntal GmbH | 2016-10 | ",
          "Fertigung von 40 Einbauküchen im Jahr.",
          "Betreuung von 2 Auszubildenden.",
          "Ausschuss von 7 auf 3 % gesenkt.",
        ],
        [
          "Schreinerin | Tischlerei Vogl | 2012-09 | 2014-12",
          "Montage von Treppen und Türen beim Kunden.",
          "Mithilfe bei der Restaurierung einer Kirche.",
        ],
      ],
      degree: "Gesellenbrief Schreinerin | Handwerkskammer Niederbayern | 2012",
      spoken: ["Deutsch: Muttersprache", "Tschechisch: A2"],
    }),
  },
];

/** Written before the check was run on them. Then 33 of 34 invented ones were found, and 3 of 34 true ones refused. */
export const laterSentences: readonly JudgedSentence[] = [
  ...of(
    "plumber",
    true,
    `
    At Calder Heating I service six boilers a day.
    For a housing association I have fitted 140 bathrooms.
    A simple checklist of mine brought call-backs down from 12% to 5%.
    As an apprentice I helped to fit underfloor heating in thirty homes.
    I am Gas Safe registered.
    Finding faults is part of my day.
    I kept our van stocked and our tools tidy.`,
  ),
  ...of(
    "plumber",
    false,
    `
    At Calder Heating I service sixteen boilers a day.
    I was in charge of underfloor heating on 30 new homes.
    Before Calder Heating I worked for British Gas.
    I have a degree in mechanical engineering.
    As regional manager I looked after four depots.
    I design heating systems in AutoCAD.
    Call-backs fell from 12% to 1%.`,
  ),
  ...of(
    "recepcionista",
    true,
    `
    En temporada alta registro a unos 90 huéspedes al día.
    He formado a tres compañeras nuevas en el Hotel Caleta Sur.
    Gestiono reclamaciones y cobros.
    El tiempo de espera bajó de 9 a 4 minutos.
    En el Bar La Viña Nueva servía 15 mesas en la terraza.
    Los fines de semana ayudaba en la cocina.
    Mi inglés es de nivel B2.
    Terminé el ciclo de Gestión de Alojamientos Turísticos en 2018.`,
  ),
  ...of(
    "recepcionista",
    false,
    `
    En temporada alta registro a unos 190 huéspedes al día.
    Dirigí la cocina los fines de semana.
    He formado a trece compañeras nuevas.
    Fui gobernanta en el Hotel Ritz de Madrid.
    Como directora del hotel llevo el presupuesto anual.
    Hablo alemán con nivel C1.
    Soy licenciada en Turismo por la Universidad de Cádiz.
    Trabajo a diario con Salesforce.`,
  ),
  ...of(
    "jardinero",
    true,
    `
    Cada año podo 200 árboles en los parques municipales.
    Mantengo el riego de doce parques.
    Participé en la plantación de un bosque urbano de cuatro hectáreas.
    Tengo el carné de aplicador de fitosanitarios.
    Llevo desde 2016 en Viveros Ribeira.`,
  ),
  ...of(
    "jardinero",
    false,
    `
    Cada año podo 2.000 árboles en los parques municipales.
    Lideré la plantación de un bosque urbano de 4 hectáreas.
    Soy ingeniero agrónomo.
    Trabajé tres años para el Ayuntamiento de Madrid.
    Superviso a un equipo de 20 jardineros.`,
  ),
  ...of(
    "aide",
    true,
    `
    J’accompagne 14 résidents dans les gestes du quotidien.
    J’ai encadré cinq stagiaires à l’EHPAD Les Glycines.
    En fin de service, je rédige les transmissions.
    À Domicile Cornouaille, je préparais les repas de six personnes âgées.
    Je participais aux réunions d’équipe.
    J’ai obtenu mon diplôme d’État en 2016.
    Je connais les gestes d’urgence.`,
  ),
  ...of(
    "aide",
    false,
    `
    J’accompagne 40 résidents dans les gestes du quotidien.
    J’ai animé et dirigé les réunions d’équipe.
    Comme infirmière, j’ai posé des perfusions.
    J’ai travaillé deux ans au CHU de Nantes.
    J’ai un master en santé publique.
    J’étais cadre de santé à l’EHPAD Les Glycines.
    Je maîtrise le logiciel SAP.`,
  ),
  ...of(
    "schreinerin",
    true,
    `
    Im Jahr fertige ich rund 40 Einbauküchen.
    Zwei Auszubildende betreue ich bei Holzwerk Inntal.
    Der Ausschuss sank von 7 auf 3 %.
    Bei der Tischlerei Vogl montierte ich Treppen und Türen beim Kunden.
    Bei der Restaurierung einer Kirche habe ich mitgeholfen.
    Meinen Gesellenbrief habe ich seit 2012.
    An der CNC-Fräse arbeite ich sicher.`,
  ),
  ...of(
    "schreinerin",
    false,
    `
    Im Jahr fertige ich rund 140 Einbauküchen.
    Die Restaurierung einer Kirche habe ich geleitet.
    Seit 2015 bin ich Schreinermeisterin.
    Vor Holzwerk Inntal war ich bei IKEA beschäftigt.
    Ich habe Innenarchitektur studiert.
    Tschechisch spreche ich auf Niveau C1.
    Als Werkstattleiterin führte ich zwölf Mitarbeiter.`,
  ),
];
