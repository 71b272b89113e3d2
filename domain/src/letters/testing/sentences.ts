/** A sentence that a person could write into a letter, and whether their resume holds it. */
export interface JudgedSentence {
  /** The key of the person. */
  readonly person: string;
  readonly isTrue: boolean;
  readonly text: string;
}

export const sentencesOf = (person: string, isTrue: boolean, lines: string): JudgedSentence[] =>
  lines
    .trim()
    .split("\n")
    .map((text) => ({ person, isTrue, text: text.trim() }));

const of = sentencesOf;

/** Sentences in the words of people, half of them invented: figures, employers, skills, seniority, help turned into lead. */
export const sentences: readonly JudgedSentence[] = [
  ...of(
    "warehouse",
    true,
    `
    I supervise a team of 14 pickers on two shifts at Harrow Freight.
    By relabelling 1,400 bays I brought mis-picks down from 2.1% to 0.8%.
    I have trained 22 new starters in forklift safety and manual handling.
    Every week I am responsible for stock counts across 9,000 pallet spaces.
    At Bluegate Stores I drove reach and counterbalance trucks.
    In 2017 I helped with the move to a new inventory system.
    I hold a counterbalance forklift licence and an emergency first aid certificate.`,
  ),
  ...of(
    "warehouse",
    false,
    `
    I supervise a team of 40 pickers on two shifts at Harrow Freight.
    By relabelling 1,400 bays I brought mis-picks down from 6.1% to 0.8%.
    I led the move to a new inventory system in 2017.
    I was a warehouse operative at Amazon before I joined Harrow Freight.
    I have used SAP every day to plan stock.
    As Head of Logistics at Harrow Freight I report to the board.
    I hold a Master's degree in supply chain management.`,
  ),
  ...of(
    "nurse",
    true,
    `
    I care for five to six patients a shift on a 32-bed surgical unit.
    I led a project that cut falls on our unit by 31%.
    Over three years I precepted nine new graduate nurses.
    I gave medication and IV therapy in 2023 without a reportable error.
    Before that I assisted 18 residents at Maple Court Care Home.
    I hold a BSN from Franklin State University.
    I document wound care in Epic.`,
  ),
  ...of(
    "nurse",
    false,
    `
    I care for 12 patients a shift on a 48-bed surgical unit.
    I led a project that cut falls on our unit by 51%.
    I worked three years at Cleveland Clinic as a nurse.
    I have solid experience with ACLS and ventilator management.
    I was Chief Nursing Officer at Saint Brendan Hospital.
    I supervised 18 residents and led the care team at Maple Court Care Home.
    I earned a PhD in nursing.`,
  ),
  ...of(
    "developer",
    true,
    `
    I built a billing service in TypeScript that processes 40,000 invoices every month.
    Splitting our React bundles brought page load from 4.2 down to 1.3 seconds.
    I moved three PostgreSQL databases to AWS without any downtime.
    Each week I review the code of four colleagues.
    At Pinecrest Media I wrote React components for a newspaper read by 2 million people.
    I contributed to the on-call handbook at Tallow Labs.`,
  ),
  ...of(
    "developer",
    false,
    `
    I built a billing service in TypeScript that processes 400,000 invoices every month.
    Splitting our React bundles brought page load from 4.2 down to 0.3 seconds.
    I was the lead author of the on-call handbook and directed the project.
    I have run Kubernetes clusters in production for years.
    Before Tallow Labs I was an engineer at Google.
    As Principal Engineer I set the direction for 60 developers.`,
  ),
  ...of(
    "pflege",
    true,
    `
    Am Klinikum Wiesental versorge ich pro Schicht 12 Patienten auf der Inneren Medizin.
    Ich habe acht Auszubildende in der Praxis angeleitet.
    Auf drei Stationen habe ich die neue Pflegedokumentation eingeführt.
    Für die Dienstplanung mit 16 Kräften bin ich zuständig.
    Im Seniorenheim Lindenhof betreute ich 24 Bewohner mit Demenz.
    Die Sturzquote haben wir dort um 18 % gesenkt.
    Im Qualitätszirkel des Hauses habe ich mitgearbeitet.`,
  ),
  ...of(
    "pflege",
    false,
    `
    Am Klinikum Wiesental versorge ich pro Schicht 22 Patienten auf der Inneren Medizin.
    Die Sturzquote haben wir dort um 38 % gesenkt.
    Den Qualitätszirkel des Hauses habe ich geleitet.
    Zuvor war ich drei Jahre bei Asklepios tätig.
    Als Pflegedienstleiterin führte ich das ganze Haus.
    Ich habe langjährige Erfahrung mit SAP und Python.
    Mein Masterabschluss in Pflegemanagement liegt bei.`,
  ),
  ...of(
    "mechaniker",
    true,
    `
    Bei Ostrau Getriebebau halte ich 40 CNC-Maschinen im Dreischichtbetrieb instand.
    Die Rüstzeit habe ich von 45 auf 28 Minuten verkürzt.
    Ich habe die Inbetriebnahme einer neuen Fertigungslinie geleitet.
    Wartungen an Hydraulikpressen plane ich und führe sie durch.
    Bei Ritter Stahlbau habe ich Stahltreppen auf Baustellen in Sachsen montiert.
    Den Ausschuss konnte ich um 12 % senken.
    Die Bauleitung habe ich bei Aufmaß und Abnahme unterstützt.`,
  ),
  ...of(
    "mechaniker",
    false,
    `
    Bei Ostrau Getriebebau halte ich 90 CNC-Maschinen im Dreischichtbetrieb instand.
    Die Rüstzeit habe ich von 45 auf 12 Minuten verkürzt.
    Aufmaß und Abnahme habe ich als Bauleiter verantwortet.
    Zuvor arbeitete ich bei Siemens in der Montage.
    Als Betriebsleiter führte ich 35 Mitarbeiter.
    Ich programmiere Roboter in Java und Python.
    Den Meisterbrief habe ich 2018 erworben.`,
  ),
  ...of(
    "comptable",
    true,
    `
    Je gère la comptabilité fournisseurs de trois filiales aux Transports Guérin.
    J’ai réduit les retards de paiement de 27 % en un an.
    J’établis les déclarations de TVA et le bilan annuel.
    J’ai formé deux assistantes à Sage.
    Au Cabinet Morvan, je saisissais 600 factures par mois.
    J’y préparais aussi les bulletins de paie de 45 salariés.
    J’ai participé à la clôture des comptes.`,
  ),
  ...of(
    "comptable",
    false,
    `
    Je gère la comptabilité fournisseurs de huit filiales aux Transports Guérin.
    J’ai réduit les retards de paiement de 72 % en un an.
    J’ai dirigé la clôture des comptes au Cabinet Morvan.
    J’ai travaillé quatre ans chez Renault comme comptable.
    En tant que directrice financière, j’ai encadré toute l’équipe.
    Je maîtrise SAP et Python.
    Je suis titulaire d’un doctorat en gestion.`,
  ),
  ...of(
    "cuisinier",
    true,
    `
    Je prépare les viandes pour 90 couverts par service au Restaurant L’Armoise.
    J’encadre trois commis et un apprenti.
    En revoyant les commandes, j’ai réduit le gaspillage de 15 %.
    J’élabore la carte des desserts avec la cheffe.
    À l’Hôtel Bellecour, j’ai dressé des assiettes pour des banquets de 200 personnes.
    J’ai aidé à l’inventaire et à la réception des marchandises.
    Je possède un CAP Cuisine.`,
  ),
  ...of(
    "cuisinier",
    false,
    `
    Je prépare les viandes pour 190 couverts par service au Restaurant L’Armoise.
    J’encadre douze commis et un apprenti.
    En revoyant les commandes, j’ai réduit le gaspillage de 45 %.
    J’ai dirigé l’inventaire et la réception des marchandises.
    J’ai cuisiné deux ans chez Paul Bocuse.
    Comme chef exécutif, j’ai ouvert trois restaurants.
    J’ai obtenu une licence en hôtellerie.`,
  ),
  ...of(
    "dependienta",
    true,
    `
    Gestiono un equipo de seis personas y sus turnos en Calzados Mendieta.
    En el primer año las ventas aumentaron un 14 %.
    He formado a cinco dependientas nuevas.
    Soy responsable de los pedidos y del inventario trimestral.
    En Moda Ebro atendía a unos 80 clientes al día.
    Reduje a la mitad las devoluciones sin tique.
    Presté apoyo en la campaña de Navidad.`,
  ),
  ...of(
    "dependienta",
    false,
    `
    Gestiono un equipo de 26 personas y sus turnos en Calzados Mendieta.
    En el primer año las ventas aumentaron un 41 %.
    Dirigí la campaña de Navidad en Moda Ebro.
    Trabajé tres años en Zara como dependienta.
    Como directora regional coordiné nueve tiendas.
    Domino SAP y Photoshop.
    Tengo un grado en Administración de Empresas.`,
  ),
  ...of(
    "electricista",
    true,
    `
    Instalo cuadros eléctricos en 35 viviendas al año.
    Me encargo del mantenimiento preventivo de cuatro hoteles.
    He montado 120 puntos de recarga para coches eléctricos.
    Coordiné a dos ayudantes en obra.
    En Obras Levante ayudé al oficial en la lectura de planos.
    Diagnostico averías en baja tensión y las reparo en el día.
    Tengo el carné de instalador de baja tensión.`,
  ),
  ...of(
    "electricista",
    false,
    `
    Instalo cuadros eléctricos en 350 viviendas al año.
    Me encargo del mantenimiento preventivo de catorce hoteles.
    He montado 620 puntos de recarga para coches eléctricos.
    Dirigí la lectura de planos en Obras Levante.
    Trabajé dos años en Iberdrola como electricista.
    Como jefe de obra coordiné a 15 operarios.
    Programo PLC y robots con Python.`,
  ),
  ...of(
    "warehouse",
    true,
    `
    I would be glad to show you in person how I plan a shift.
    Please let me know if you need further papers.
    I introduced a short briefing in the morning before every shift.
    My training is a BTEC Level 3 in Business from Leicester College.
    I speak English and Hindi.`,
  ),
  ...of(
    "warehouse",
    false,
    `
    My team loaded and unloaded 35 trailers a day.
    I doubled the output of my shift within a year.
    Over 25 years in logistics have taught me patience.
    I am an expert in automated warehouses.
    I managed the site at DHL in Northampton.`,
  ),
  ...of(
    "nurse",
    true,
    `
    I look forward to meeting you and your team.
    At Maple Court I measured vital signs and told the charge nurse about changes.
    My BLS certificate from the American Heart Association is current.
    I worked nights and weekends and covered holidays.`,
  ),
  ...of(
    "nurse",
    false,
    `
    I hold an ACLS certificate and run the code team.
    I was Director of Nursing before I moved to Columbus.
    My falls project saved the hospital $2 million.
    I speak from 20 years at the bedside.`,
  ),
  ...of(
    "pflege",
    true,
    `
    Über eine Einladung zum Gespräch freue ich mich sehr.
    Ich spreche Deutsch als Muttersprache und Türkisch auf B2.
    Die Wundversorgung und die Medikamentengabe übernehme ich nach ärztlicher Anordnung.
    Seit 2019 bin ich Praxisanleiterin.`,
  ),
  ...of(
    "pflege",
    false,
    `
    Ich leitete ein Team von 45 Pflegekräften.
    Seit 2005 bin ich Praxisanleiterin.
    Als leitende Oberschwester verantwortete ich vier Häuser.
    Bei Helios habe ich die Intensivpflege aufgebaut.`,
  ),
  ...of(
    "mechaniker",
    true,
    `
    Gern komme ich zu einem Probetag vorbei.
    Träger schweiße ich nach Zeichnung.
    Meine Ausbildung zum Industriemechaniker habe ich 2012 in Chemnitz abgeschlossen.
    SPS und Hydraulik gehören zu meinen Kenntnissen.`,
  ),
  ...of(
    "mechaniker",
    false,
    `
    Den Umsatz habe ich um zwei Millionen Euro gesteigert.
    Bei Volkswagen war ich Schichtführer.
    Ich habe 25 Jahre Erfahrung im Maschinenbau.
    Als Abteilungsleiter führte ich die Instandhaltung.`,
  ),
  ...of(
    "comptable",
    true,
    `
    Je serais heureuse de vous rencontrer.
    J’ai un BTS Comptabilité et gestion obtenu en 2013.
    Je relance les clients et je suis les encaissements.
    Mon niveau d’anglais est B2.`,
  ),
  ...of(
    "comptable",
    false,
    `
    J’ai piloté une équipe de 25 comptables.
    J’ai obtenu mon master en finance en 2010.
    Chez Deloitte, j’ai audité des banques.
    Mes vingt ans d’expérience parlent pour moi.`,
  ),
  ...of(
    "dependienta",
    true,
    `
    Me encantaría conocerles en persona.
    Cierro la caja a diario y atiendo a los clientes.
    Repuse mercancía y monté escaparates en Moda Ebro.
    Hablo inglés con un nivel B1.`,
  ),
  ...of(
    "dependienta",
    false,
    `
    Llevo veinticinco años en el comercio.
    Fui gerente de El Corte Inglés.
    Tengo un máster en marketing digital.
    Tripliqué las ventas de la tienda en seis meses.`,
  ),
];
