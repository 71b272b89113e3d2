import type { ResumeContent } from "@waymark/contract/resumes";
import type { Language } from "@waymark/contract/values";
import { makeResume } from "./make-resume.ts";

/** Resumes written for these tests, over trades and languages. */
export const people: readonly {
  readonly key: string;
  readonly language: Language;
  readonly resume: ResumeContent;
}[] = [
  {
    key: "warehouse",
    language: "en",
    resume: makeResume({
      name: "Priya Raman",
      place: "Leicester, UK",
      skills: "Forklift, Inventory management, Excel, First aid, Team leadership",
      jobs: [
        [
          "Shift Supervisor | Harrow Freight | 2019-03 | ",
          "Supervise 14 pickers on two shifts and plan their rotas.",
          "Cut mis-picks from 2.1% to 0.8% by relabelling 1,400 bays.",
          "Trained 22 new starters in manual handling and forklift safety.",
          "Responsible for weekly stock counts across 9,000 pallet spaces.",
          "Introduced a short morning briefing before each shift.",
        ],
        [
          "Warehouse Operative | Bluegate Stores | 2014-05 | 2019-02",
          "Picked and packed up to 180 lines an hour.",
          "Operated reach and counterbalance forklift trucks.",
          "Helped with the move to a new inventory system in 2017.",
          "Loading and unloading of 12 trailers a day.",
        ],
      ],
      degree: "BTEC Level 3 Business | Leicester College | 2013",
      certificates: ["Counterbalance forklift licence (RTITB)", "Emergency first aid at work, 2023"],
      spoken: ["English: native", "Hindi: fluent"],
    }),
  },
  {
    key: "nurse",
    language: "en",
    resume: makeResume({
      name: "Daniel Okafor",
      place: "Columbus, OH",
      skills: "Patient care, Wound care, IV therapy, Triage, Epic, Medication administration, BLS",
      jobs: [
        [
          "Registered Nurse | Saint Brendan Hospital | 2018-06 | ",
          "Care for 5 to 6 patients per shift on a 32-bed surgical unit.",
          "Administered medication and IV therapy with no reportable error in 2023.",
          "Precepted 9 new graduate nurses over three years.",
          "Led a falls project that reduced falls on the unit by 31%.",
          "Documented wound care and handovers in Epic.",
        ],
        [
          "Nursing Assistant | Maple Court Care Home | 2014-01 | 2018-05",
          "Assisted 18 residents with washing, dressing and meals.",
          "Measured vital signs and reported changes to the charge nurse.",
          "Night shifts, weekend rota, holiday cover.",
        ],
      ],
      degree: "BSN | Franklin State University | 2018",
      certificates: ["RN license, Ohio", "BLS, American Heart Association"],
      spoken: ["English: native", "Igbo: fluent"],
    }),
  },
  {
    key: "developer",
    language: "en",
    resume: makeResume({
      name: "Mei Lindqvist",
      place: "Austin, TX",
      skills: "TypeScript, React, Node.js, PostgreSQL, Docker, AWS, CI/CD",
      jobs: [
        [
          "Software Engineer | Tallow Labs | 2020-09 | ",
          "Built a billing service in TypeScript and Node.js that handles 40,000 invoices a month.",
          "Reduced page load time from 4.2 to 1.3 seconds by splitting React bundles.",
          "Migrated 3 PostgreSQL databases to AWS without downtime.",
          "Reviewed code of four colleagues every week.",
          "Contributed to the on-call handbook.",
        ],
        [
          "Junior Developer | Pinecrest Media | 2017-07 | 2020-08",
          "Wrote React components for an online newspaper with 2 million readers.",
          "Automated releases with Docker and Jenkins.",
          "Fixed accessibility errors found in an external audit.",
        ],
      ],
      degree: "B.S. Computer Science | Lakeshore University | 2017",
    }),
  },
  {
    key: "pflege",
    language: "de",
    resume: makeResume({
      name: "Sabine Althoff",
      place: "Bochum",
      skills:
        "Wundversorgung, Medikamentengabe, Pflegedokumentation, Praxisanleitung, Palliativpflege, Teamarbeit",
      jobs: [
        [
          "Pflegefachfrau | Klinikum Wiesental | 2017-04 | ",
          "Versorgung von 12 Patienten pro Schicht auf der Inneren Medizin.",
          "Wundversorgung und Medikamentengabe nach ärztlicher Anordnung.",
          "Anleitung von 8 Auszubildenden in der Praxis.",
          "Einführung einer neuen Pflegedokumentation auf 3 Stationen.",
          "Zuständig für die Dienstplanung der Station mit 16 Kräften.",
        ],
        [
          "Altenpflegerin | Seniorenheim Lindenhof | 2011-09 | 2017-03",
          "Betreuung von 24 Bewohnern mit Demenz.",
          "Begleitung von Angehörigen in der Palliativpflege.",
          "Sturzquote um 18 % gesenkt.",
          "Mitarbeit im Qualitätszirkel des Hauses.",
        ],
      ],
      degree: "Staatlich anerkannte Altenpflegerin | Fachseminar Bochum | 2011",
      certificates: ["Praxisanleiterin, 2019"],
      spoken: ["Deutsch: Muttersprache", "Türkisch: B2"],
    }),
  },
  {
    key: "mechaniker",
    language: "de",
    resume: makeResume({
      name: "Jonas Wittke",
      place: "Chemnitz",
      skills: "CNC-Fräsen, Schweißen, Instandhaltung, SPS, Hydraulik, Excel",
      jobs: [
        [
          "Industriemechaniker | Ostrau Getriebebau GmbH | 2016-08 | ",
          "Instandhaltung von 40 CNC-Maschinen im Dreischichtbetrieb.",
          "Verkürzung der Rüstzeit von 45 auf 28 Minuten.",
          "Planung und Durchführung von Wartungen an Hydraulikpressen.",
          "Leitete die Inbetriebnahme einer neuen Fertigungslinie.",
          "Den Ausschuss um 12 % gesenkt.",
        ],
        [
          "Monteur | Ritter Stahlbau KG | 2012-09 | 2016-07",
          "Montage von Stahltreppen auf Baustellen in Sachsen.",
          "Schweißen von Trägern nach Zeichnung.",
          "Unterstützung der Bauleitung bei Aufmaß und Abnahme.",
        ],
      ],
      degree: "Ausbildung zum Industriemechaniker | IHK Chemnitz | 2012",
      certificates: ["Schweißerprüfung MAG, 2021"],
      spoken: ["Deutsch: Muttersprache", "Englisch: B1"],
    }),
  },
  {
    key: "comptable",
    language: "fr",
    resume: makeResume({
      name: "Nadège Boulay",
      place: "Nantes, France",
      skills: "Comptabilité, Excel, Sage, Facturation, Paie, TVA, Relance clients",
      jobs: [
        [
          "Comptable | Transports Guérin | 2018-02 | ",
          "Gestion de la comptabilité fournisseurs de 3 filiales.",
          "Établi les déclarations de TVA et le bilan annuel.",
          "Réduction des retards de paiement de 27 % en un an.",
          "Relance des clients et suivi des encaissements.",
          "Formation de deux assistantes à Sage.",
        ],
        [
          "Assistante comptable | Cabinet Morvan | 2013-09 | 2018-01",
          "Saisie de 600 factures par mois.",
          "Préparer les bulletins de paie de 45 salariés.",
          "Participation à la clôture des comptes.",
        ],
      ],
      degree: "BTS Comptabilité et gestion | Lycée Guist’hau | 2013",
      spoken: ["Français : langue maternelle".replace(" :", ":"), "Anglais: B2"],
    }),
  },
  {
    key: "cuisinier",
    language: "fr",
    resume: makeResume({
      name: "Karim Belhadj",
      place: "Lyon, France",
      skills: "Cuisine française, HACCP, Gestion des stocks, Pâtisserie, Hygiène alimentaire",
      jobs: [
        [
          "Chef de partie | Restaurant L’Armoise | 2019-05 | ",
          "Préparation et cuisson des viandes pour 90 couverts par service.",
          "Encadrement de 3 commis et d’un apprenti.",
          "Réduit le gaspillage de 15 % en revoyant les commandes.",
          "Respect des règles HACCP et contrôle des températures.",
          "Élaboration de la carte des desserts avec la cheffe.",
        ],
        [
          "Commis de cuisine | Hôtel Bellecour | 2015-09 | 2019-04",
          "Mise en place du garde-manger.",
          "Dressage des assiettes pour des banquets de 200 personnes.",
          "Aide à l’inventaire et à la réception des marchandises.",
        ],
      ],
      degree: "CAP Cuisine | CFA de Dardilly | 2015",
      certificates: ["Formation hygiène alimentaire, 2022"],
    }),
  },
  {
    key: "dependienta",
    language: "es",
    resume: makeResume({
      name: "Lucía Barrientos",
      place: "Zaragoza, España",
      skills: "Atención al cliente, Caja, Inventario, Visual merchandising, Inglés, Trabajo en equipo",
      jobs: [
        [
          "Encargada de tienda | Calzados Mendieta | 2018-10 | ",
          "Gestión de un equipo de 6 personas y de sus turnos.",
          "Aumento de las ventas del 14 % en el primer año.",
          "Atención al cliente y cierre de caja diario.",
          "Formé a 5 dependientas nuevas.",
          "Responsable de los pedidos y del inventario trimestral.",
        ],
        [
          "Dependienta | Moda Ebro | 2013-03 | 2018-09",
          "Atender a una media de 80 clientes al día.",
          "Reposición de mercancía y montaje de escaparates.",
          "Reduje las devoluciones sin tique a la mitad.",
          "Apoyo en la campaña de Navidad.",
        ],
      ],
      degree: "Técnico en Actividades Comerciales | IES Miralbueno | 2012",
      spoken: ["Español: nativo", "Inglés: B1"],
    }),
  },
  {
    key: "electricista",
    language: "es",
    resume: makeResume({
      name: "Andrés Quiroga",
      place: "Valencia, España",
      skills:
        "Instalaciones eléctricas, Mantenimiento, Domótica, Lectura de planos, Prevención de riesgos laborales",
      jobs: [
        [
          "Oficial electricista | Instalaciones Turia | 2016-04 | ",
          "Instalación de cuadros eléctricos en 35 viviendas al año.",
          "Mantenimiento preventivo de 4 hoteles.",
          "Diagnosticar averías en baja tensión y repararlas en el día.",
          "Coordiné a dos ayudantes en obra.",
          "Montaje de 120 puntos de recarga para coches eléctricos.",
        ],
        [
          "Ayudante de electricista | Obras Levante | 2012-06 | 2016-03",
          "Tendido de cables y apertura de rozas.",
          "Ayuda al oficial en la lectura de planos.",
          "Control de herramientas y materiales.",
        ],
      ],
      degree: "Ciclo Formativo de Grado Medio en Instalaciones Eléctricas | IES La Marxadella | 2012",
      certificates: ["Carné de instalador de baja tensión", "PRL 60 horas"],
    }),
  },
];
