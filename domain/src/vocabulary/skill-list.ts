/**
 * The dictionary of skills, one per line: `id | English | Spanish | French | German`. Alternatives are separated by `;`
 * and the first is the one shown. An empty column takes the English name. `=` before a name means that its capitals
 * must match, because the word has another meaning too. `~` (before `=`) marks an everyday word: it is a skill as an
 * item of a list, but not within running text. Ids never change.
 */
export const skillList = `
patient-care | Patient care;Patient assessment;Bedside care | Atención al paciente;Cuidado de pacientes | Soins aux patients;Prise en charge des patients | Patientenpflege;Patientenversorgung;Patientenbetreuung;Pflege von Patienten;Pflege von Patientinnen
nursing | Nursing;Nursing care | Enfermería;Cuidados de enfermería | Soins infirmiers | Krankenpflege;Gesundheits- und Krankenpflege
triage | Triage;Patient triage | Triaje;Triage | Triage | Triage;Ersteinschätzung
wound-care | Wound care;Wound management | Cura de heridas;Curas | Soins des plaies;Pansements | Wundversorgung;Wundmanagement
iv-therapy | IV therapy;Intravenous therapy;IV insertion | Terapia intravenosa;Canalización de vías | Perfusion;Pose de perfusion | Infusionstherapie
medication-administration | Medication administration;Medication management;Administering medication;Administer medication;Administer medications | Administración de medicación;Administración de medicamentos | Administration des médicaments;Distribution des médicaments | Medikamentengabe;Medikamentenmanagement
vital-signs | Vital signs;Vital sign monitoring | Constantes vitales;Signos vitales | Signes vitaux;~Constantes | Vitalzeichenkontrolle;Vitalzeichen
phlebotomy | Phlebotomy;Blood draws;Venipuncture;Venepuncture | Extracción de sangre;Venopunción;Flebotomía | Prise de sang;Prélèvements sanguins | Blutentnahme
cpr | CPR;Cardiopulmonary resuscitation | RCP;Reanimación cardiopulmonar | Réanimation cardio-pulmonaire | Reanimation;HLW
bls | BLS;Basic Life Support | Soporte vital básico;SVB
acls | ACLS;Advanced Cardiac Life Support | Soporte vital avanzado;SVA
first-aid | First aid | Primeros auxilios | Premiers secours;SST;PSC1 | Erste Hilfe;Ersthelfer
infection-control | Infection control;Infection prevention | Control de infecciones | Hygiène hospitalière;Prévention des infections | Infektionsschutz;Hygienemanagement;Hygienevorschriften
telemetry | Telemetry | Telemetría | Télémétrie | Telemetrie
critical-care | Critical care;Intensive care;ICU | Cuidados intensivos;Cuidados críticos;UCI | Soins intensifs;Réanimation | Intensivpflege
emergency-care | Emergency care;Emergency medicine;Emergency nursing | Urgencias;Emergencias | Urgences;Soins d'urgence | Notfallmedizin;Notfallversorgung;Notaufnahme
elderly-care | Elderly care;Geriatric care;Senior care | Cuidado de mayores;Geriatría;Atención a personas mayores | Gériatrie;Aide aux personnes âgées;Accompagnement des personnes âgées | Altenpflege;Seniorenbetreuung
dementia-care | Dementia care;Alzheimer's care;Dementia | Cuidado de demencias;Demencia;Demencias | Accompagnement Alzheimer;Démence | Demenzbetreuung;Demenz;Demenzpflege
palliative-care | Palliative care;Hospice care;End-of-life care | Cuidados paliativos | Soins palliatifs | Palliativpflege;Palliative Care
pediatrics | Pediatrics;Paediatrics;Pediatric care | Pediatría | Pédiatrie | Pädiatrie;Kinderkrankenpflege
surgery-assistance | Surgical assistance;Operating room;Perioperative care | Instrumentación quirúrgica;Quirófano | Bloc opératoire;Instrumentation | OP-Assistenz
mechanical-ventilation | Mechanical ventilation;Ventilator management | Ventilación mecánica | Ventilation mécanique | Beatmung;Beatmungspflege
ehr | EHR;Electronic health records;EMR;Electronic medical records;Electronic patient records;Electronic patient record;Electronic health record | Historia clínica electrónica | Dossier patient informatisé;DPI | Elektronische Patientenakte
epic | ~=Epic;Epic EHR;Epic Systems;Epic charting
cerner | Cerner
patient-education | Patient education | Educación para la salud;Educación del paciente | Éducation thérapeutique | Patientenschulung;Patientenaufklärung
care-planning | Care planning;Care plans;Care plan | Planes de cuidados;Planificación de cuidados | Plan de soins;Projet de soins;Plans de soins | Pflegeplanung;Pflegedokumentation;Pflegeplan
hipaa | HIPAA;HIPAA compliance
medical-billing | Medical billing;Medical coding;ICD-10;Medical billing and coding | Facturación médica | Facturation médicale;Cotation | Medizinische Abrechnung;Abrechnung GOÄ;EBM
medical-terminology | Medical terminology | Terminología médica | Terminologie médicale | Medizinische Fachterminologie
physiotherapy | Physical therapy;Physiotherapy | Fisioterapia | Kinésithérapie | Physiotherapie
occupational-therapy | Occupational therapy | Terapia ocupacional | Ergothérapie | Ergotherapie
pharmacy | Pharmacy;Dispensing | Farmacia;Dispensación de medicamentos | Pharmacie | Pharmazie;Arzneimittelabgabe
dental-care | Dental care;Dental hygiene;Dental assisting | Higiene dental;Higiene bucodental | Hygiène dentaire | Zahnpflege;Dentalhygiene
radiography | Radiography;X-ray;MRI | Radiología;Radiografía | Radiologie;Imagerie médicale | Radiologie;Röntgen
laboratory | Laboratory techniques;Lab skills | Técnicas de laboratorio | Techniques de laboratoire | Labortechnik;Laborarbeit;Laborpraxis
childcare | Childcare;Child care | Cuidado de niños;Puericultura | Garde d'enfants;Petite enfance;Puériculture | Kinderbetreuung
midwifery | Midwifery;Maternity care;Obstetric care | Obstetricia;Atención al parto | Obstétrique;Maïeutique | Geburtshilfe;Hebammenkunde
anaesthesia | Anaesthesia;Anesthesia;Anaesthetics | Anestesia;Anestesiología | Anesthésie | Anästhesie;Narkose
surgery | ~Surgery;Operative surgery;Surgical procedures | ~Cirugía;Técnica quirúrgica | ~Chirurgie;Techniques chirurgicales | ~Chirurgie;Operationstechniken
clinical-diagnosis | Clinical diagnosis;Differential diagnosis;History taking | Diagnóstico clínico;Anamnesis;Exploración física | Diagnostic médical;Diagnostic clinique;Anamnèse | Klinische Diagnostik;Anamnese;Differenzialdiagnostik
prescribing | Prescribing;Medication prescribing | Prescripción médica;Prescripción de medicamentos | Prescription médicale | Medikamentenverordnung;Arzneimittelverordnung
pharmacology | Pharmacology;Drug interactions | Farmacología | Pharmacologie | Pharmakologie
sterile-technique | Sterile technique;Aseptic technique;Sterilisation;Sterilization | Técnica aséptica;Esterilización | Asepsie;Stérilisation | Steriles Arbeiten;Sterilisation;Aseptik
patient-mobility | Patient mobility;Patient transfers;Patient handling | Movilización de pacientes;Traslado de pacientes | Manutention des patients;Transfert des patients;Mobilisation des patients | Patientenmobilisation;Kinästhetik;Lagerung von Patienten
mental-health-care | Mental health care;Psychiatric care;Mental health | Salud mental;Atención psiquiátrica | Santé mentale;Soins psychiatriques | Psychiatrische Pflege;Psychische Gesundheit
psychotherapy | Psychotherapy;CBT;Cognitive behavioural therapy | Psicoterapia;Terapia cognitivo-conductual | Psychothérapie;TCC | Psychotherapie;Kognitive Verhaltenstherapie
addiction-care | Addiction care;Substance abuse treatment | Tratamiento de adicciones;Drogodependencias | Addictologie | Suchthilfe;Suchttherapie
motivational-interviewing | Motivational interviewing | Entrevista motivacional | Entretien motivationnel | Motivierende Gesprächsführung
group-facilitation | Group facilitation;Group work;Workshop facilitation | Dinamización de grupos;Facilitación de grupos | Animation de groupe;Animation d'ateliers | Gruppenleitung;Moderation von Gruppen;Workshopmoderation
de-escalation | De-escalation;Conflict de-escalation | Desescalada;Contención verbal | Désescalade;Gestion de l'agressivité | Deeskalation;Deeskalationstraining
care-coordination | Care coordination;Care management | Coordinación asistencial;Gestión de casos | Coordination des soins;Parcours de soins | Versorgungskoordination;Case Management
discharge-planning | Discharge planning | Planificación del alta | Préparation de la sortie;Planification de la sortie | Entlassmanagement;Entlassungsplanung
evidence-based-practice | Evidence-based practice;Evidence-based medicine | Práctica basada en la evidencia;Medicina basada en la evidencia | Pratique fondée sur les preuves;Médecine fondée sur les preuves | Evidenzbasierte Praxis;Evidenzbasierte Medizin
healthcare-management | Healthcare management;Health services management | Gestión sanitaria;Gestión de centros sanitarios | Management en santé;Gestion des établissements de santé | Gesundheitsmanagement;Krankenhausmanagement
quality-management | Quality management | Gestión de la calidad | Management de la qualité;Démarche qualité | Qualitätsmanagement
public-health | Public health;Health promotion | Salud pública;Promoción de la salud | Santé publique;Promotion de la santé | Öffentliche Gesundheit;Gesundheitsförderung
nutrition | ~Nutrition;Dietetics;Nutrition counselling | ~Nutrición;Dietética | ~Nutrition;Diététique | Ernährungsberatung;Diätetik
rehabilitation | ~Rehabilitation;Functional rehabilitation | ~Rehabilitación;Rehabilitación funcional | Rééducation;Réadaptation | ~Rehabilitation;Wiedereingliederung
manual-therapy | Manual therapy;Joint mobilisation | Terapia manual | Thérapie manuelle | Manuelle Therapie
exercise-prescription | Exercise planning;Exercise prescription;Training plans | Prescripción de ejercicio;Planes de entrenamiento | Programmes d'exercices;Programmes d'entraînement | Trainingsplanung;Trainingspläne
massage | ~Massage;Massage therapy | ~Masaje;Quiromasaje;Masaje terapéutico | ~Massage;Massothérapie | ~Massage;Massagetherapie
speech-therapy | Speech therapy;Speech and language therapy | Logopedia | Orthophonie;Logopédie | Logopädie;Sprachtherapie
assistive-technology | Assistive technology;Assistive devices | Productos de apoyo;Ayudas técnicas | Aides techniques | Hilfsmittelversorgung;Assistive Technologien
radiation-protection | Radiation protection;Radiation safety | Protección radiológica | Radioprotection | Strahlenschutz
ultrasound-imaging | Ultrasound imaging;Sonography;Ultrasound | Ecografía;Ultrasonografía | Échographie | Sonografie;Ultraschalldiagnostik
lab-information-systems | Laboratory information systems;LIMS | Sistemas de información de laboratorio | Système d'information de laboratoire | Laborinformationssysteme;LIMS
optical-dispensing | Optical dispensing;Eyewear fitting | Adaptación de gafas;Montaje de gafas | Optique lunetterie;Montage de lunettes | Brillenanpassung;Augenoptik
eye-examination | Eye examination;Refraction;Sight testing | Graduación de la vista;Examen visual | Examen de la vue;Réfraction | Augenprüfung;Refraktion;Sehtest
hearing-assessment | Hearing assessment;Audiometry;Hearing tests | Audiometría;Pruebas de audición | Audiométrie;Bilan auditif | Audiometrie;Hörtest;Hörprüfung
veterinary-care | Veterinary care;Veterinary nursing | Atención veterinaria;Clínica veterinaria | Soins vétérinaires | Tiermedizin;Tiermedizinische Versorgung
youth-work | Youth work | Educación de calle;Trabajo con jóvenes | Animation jeunesse;Accompagnement des jeunes | Jugendarbeit;Offene Jugendarbeit
career-guidance | Career guidance;Career counselling;Careers advice | Orientación laboral;Orientación profesional;Orientación académica | Orientation professionnelle;Orientation scolaire | Berufsberatung;Laufbahnberatung
benefits-advice | Benefits advice;Welfare rights | Prestaciones sociales;Tramitación de ayudas | Accès aux droits;Prestations sociales | Sozialleistungsberatung;Sozialrecht
welding | Welding | Soldadura | Soudage;Soudure | Schweißen;Schweißtechnik;Schweissen
mig-welding | MIG welding;GMAW;MIG/MAG;MIG | Soldadura MIG;Soldadura MIG/MAG | Soudage MIG;Soudure MIG/MAG | MIG-Schweißen;MAG-Schweißen;MIG/MAG-Schweißen
tig-welding | TIG welding;GTAW;TIG | Soldadura TIG | Soudage TIG;Soudure TIG | WIG-Schweißen;WIG
arc-welding | Arc welding;Stick welding;SMAW;MMA welding | Soldadura por arco | Soudage à l'arc;Soudure à l'arc | Lichtbogenschweißen;E-Hand-Schweißen;Elektrodenschweißen
blueprint-reading | Blueprint reading;Technical drawings;Reading blueprints;Technical drawing | Lectura de planos;Interpretación de planos | Lecture de plans;Lecture de plan | Technisches Zeichnen;Zeichnungen lesen;Technische Zeichnungen
metalworking | Metalworking;Metal fabrication;Sheet metal | Metalurgia;Calderería;Chapa | Métallurgie;Chaudronnerie;Tôlerie | Metallbearbeitung;Metallbau;Blechbearbeitung
machining | Machining;Milling;~Turning | Mecanizado;Fresado;Torneado | Usinage;Fraisage;Tournage | Zerspanung;Fräsen;Drehen
cnc | CNC;CNC programming;CNC machining;CNC machines | Control numérico;Máquinas CNC | Commande numérique;Machines CNC | CNC-Programmierung;CNC-Fräsen;CNC-Maschinen
plc | PLC;PLC programming | Autómatas programables | Automates programmables | SPS;SPS-Programmierung;Speicherprogrammierbare Steuerungen
hydraulics | Hydraulics | Hidráulica | Hydraulique | Hydraulik
pneumatics | Pneumatics | Neumática | Pneumatique | Pneumatik
electrical-installation | Electrical installation;Wiring;Electrical wiring | Instalaciones eléctricas;Electricidad | Installation électrique;Électricité;Câblage | Elektroinstallation;Verdrahtung
electronics | Electronics | Electrónica | Électronique | Elektronik
plumbing | Plumbing;Pipefitting | Fontanería | Plomberie | Sanitärinstallation;Klempnerei;Sanitär
hvac | HVAC;Heating and cooling;Air conditioning;Heating systems | Climatización;Aire acondicionado;Calefacción | CVC;Climatisation;Chauffage | Heizung Lüftung Klima;Klimatechnik;Heizungstechnik;HLK;Heizung;Heizungsanlagen;Heizungsbau
carpentry | Carpentry;Joinery;Woodworking | Carpintería;Ebanistería | Menuiserie;Charpente;Ébénisterie | Tischlerei;Schreinerei;Holzbearbeitung;Holzbau
masonry | Masonry;Bricklaying | Albañilería | Maçonnerie | Mauerarbeiten;Maurerhandwerk;Mauerwerk;Mauerwerksbau
painting | Painting and decorating;House painting | Pintura de obra | Peinture en bâtiment | Malerarbeiten;Lackieren
construction | ~Construction;Construction site | Construcción;~Obra | ~Bâtiment;BTP;~Construction | Bauwesen;Hochbau;Tiefbau
site-management | Site management;Construction management | Jefatura de obra;Dirección de obra | Conduite de travaux;Gestion de chantier | Bauleitung
scaffolding | Scaffolding | Andamios | Échafaudage | Gerüstbau
concrete-work | Concrete work;Concreting | Hormigonado;Trabajos de hormigón | Bétonnage;Coulage du béton | Betonarbeiten;Betonbau
formwork | Formwork;Shuttering | Encofrado | Coffrage | Schalungsbau;Schalungsarbeiten
plastering | Plastering;Rendering | Enlucido;Revoco;Yesería | Plâtrerie;Enduits | Verputzen;Putzarbeiten
drywall | Drywall;Dry lining | Pladur;Tabiquería seca | Cloisons sèches;Pose de placo | Trockenbau
tiling | Tiling;Tile laying | Alicatado;Solado | Carrelage;Pose de carrelage | Fliesenlegen;Plattenlegen
roofing | Roofing | Cubiertas;Impermeabilización de cubiertas | Couverture;Zinguerie | Dachdeckung;Dachdecken;Dachabdichtung
excavation | Excavator operation;Earthmoving;Excavation | Manejo de excavadora;Movimiento de tierras | Conduite de pelle;Terrassement | Baggerfahren;Erdarbeiten
crane-operation | Crane operation;Lifting operations | Manejo de grúas;Operaciones de izado | Conduite de grue;Opérations de levage | Kranführen;Kranbedienung
paving | Paving;Asphalting;Road maintenance | Asfaltado;Pavimentación;Conservación de carreteras | Pose d'enrobés;Voirie | Pflasterarbeiten;Asphaltbau;Straßenunterhalt
power-tools | Power tools;Hand and power tools | Herramientas eléctricas;Herramientas manuales | Outillage électroportatif | Elektrowerkzeuge;Handwerkzeuge
electrical-testing | Electrical testing;Electrical safety testing | Mediciones eléctricas;Comprobación de instalaciones eléctricas | Mesures électriques;Contrôle d'installations électriques | Elektrische Messungen;DGUV-V3-Prüfung
building-regulations | Building regulations;Building codes | Normativa de edificación;Código técnico de la edificación | Réglementation du bâtiment;Normes de construction | Bauvorschriften;Baurecht
subcontractor-management | Subcontractor management | Coordinación de subcontratas;Gestión de subcontratistas | Coordination des sous-traitants | Nachunternehmersteuerung;Steuerung von Subunternehmern
working-at-height | Working at height;Rope access | Trabajos en altura;Trabajos verticales | Travail en hauteur;Travaux sur cordes | Arbeiten in der Höhe;Höhenarbeit
maintenance | Maintenance;Equipment maintenance;Preventive maintenance | Mantenimiento;Mantenimiento preventivo | Maintenance;Maintenance préventive;Maintenance industrielle | Wartung;Instandhaltung;Vorbeugende Instandhaltung
repair | Repair;Troubleshooting;Fault finding;Fault diagnosis | Reparación;Resolución de averías | Réparation;Dépannage | Reparatur;Fehlersuche;Störungsbehebung;Fehlerdiagnose
automotive | Automotive repair;Car repair;Vehicle diagnostics | Mecánica de automóviles;Mecánica del automóvil | Mécanique automobile;Diagnostic automobile | Kfz-Technik;Fahrzeugdiagnose;Kfz-Mechatronik
diesel-engines | Diesel engines;Diesel engine repair | Motores diésel;Mecánica diésel | Moteurs diesel;Mécanique poids lourd | Dieselmotoren;Nutzfahrzeugtechnik
bodywork | Vehicle bodywork;Panel beating | Chapa y pintura;Reparación de carrocerías | Carrosserie;Redressage de carrosserie | Karosseriebau;Karosserieinstandsetzung
vehicle-painting | Vehicle painting;Spray painting | Pintura de vehículos | Peinture automobile;Peinture au pistolet | Fahrzeuglackierung;Autolackierung
tyre-fitting | Tyre fitting;Wheel alignment | Cambio de neumáticos;Alineación de ruedas | Montage de pneus;Géométrie des trains roulants | Reifenmontage;Achsvermessung
aircraft-maintenance | Aircraft maintenance | Mantenimiento de aeronaves | Maintenance aéronautique;Maintenance d'aéronefs | Flugzeugwartung;Luftfahrzeuginstandhaltung
refrigeration | Refrigeration;Refrigerants | ~Refrigeración;Frío industrial | Froid industriel;Fluides frigorigènes | Kältetechnik;Kälteanlagen
fibre-optics | Fibre optics;Fiber optics;Fibre splicing | Fibra óptica;Fusión de fibra | Fibre optique;Raccordement fibre | Glasfasertechnik;LWL-Spleißen
cable-installation | Cable installation;Structured cabling | Tendido de cables;Cableado estructurado | Pose de câbles;Tirage de câbles | Kabelverlegung;Strukturierte Verkabelung
alarm-systems | Alarm systems;CCTV installation | Sistemas de alarma;Instalación de CCTV | Systèmes d'alarme;Vidéosurveillance | Alarmanlagen;Videoüberwachungstechnik
lift-maintenance | Lift maintenance;Elevator maintenance | Mantenimiento de ascensores | Maintenance d'ascenseurs | Aufzugswartung;Aufzugstechnik
wind-turbines | Wind turbines;Wind turbine maintenance | Aerogeneradores;Mantenimiento de aerogeneradores | Éoliennes;Maintenance éolienne | Windenergieanlagen;Windkraftanlagen
high-voltage | High voltage;Medium voltage | Alta tensión;Media tensión | Haute tension;Moyenne tension | Hochspannung;Mittelspannung
assembly | Assembly;Assembly line | Montaje;Cadena de montaje | Assemblage;Montage | Montage;Fließbandarbeit
machine-operation | Machine operation;Production machines | Manejo de máquinas;Operación de maquinaria | Conduite de machines;Conduite de ligne | Maschinenbedienung;Anlagenbedienung
machine-setup | Machine set-up;Tool changeover | Puesta a punto de máquinas;Cambio de utillaje | Réglage de machines;Changement de série | Maschinen einrichten;Rüsten von Maschinen
measuring-instruments | Measuring instruments;Metrology;Precision measurement | Metrología;Instrumentos de medición | Métrologie;Instruments de mesure | Messtechnik;Messmittel;Messmittelprüfung
toolmaking | Toolmaking;Mould making | Matricería;Fabricación de moldes | Fabrication d'outillage;Fabrication de moules | Werkzeugbau;Formenbau
printing | Offset printing;Digital printing | Impresión ófset;Impresión digital | Impression offset;Impression numérique | Offsetdruck;Digitaldruck
dental-prosthetics | Dental prosthetics;Dental CAD/CAM | Prótesis dental | Prothèse dentaire | Zahnersatz;Zahntechnik
pattern-making | Pattern making;Garment alterations | Patronaje;Arreglos de ropa | Patronnage;Modélisme;Retouche de vêtements | Schnittmuster;Änderungsschneiderei
process-control | Process control;SCADA;Control room operation | Control de procesos;Sala de control;SCADA | Conduite de procédés;Salle de contrôle;Supervision industrielle | Prozessleittechnik;Anlagenfahrweise;Leitwarte
water-treatment | Water treatment;Wastewater treatment | Tratamiento de aguas;Depuración de aguas | Traitement des eaux;Épuration | Wasseraufbereitung;Abwasserbehandlung
soldering | Soldering | Soldadura electrónica | Brasage | Löten
safety | Workplace safety;Occupational safety;Health and safety;OSHA;Site safety | Prevención de riesgos laborales;PRL;Seguridad laboral;Prevención de riesgos | Sécurité au travail;QHSE;HSE | Arbeitssicherheit;Arbeitsschutz
workplace-risk-assessment | Workplace risk assessment;Hazard identification | Evaluación de riesgos laborales | Évaluation des risques professionnels;DUERP;Document unique | Gefährdungsbeurteilung
accident-investigation | Accident investigation;Incident investigation | Investigación de accidentes | Analyse d'accidents;Enquête accident;Arbre des causes | Unfalluntersuchung;Unfallanalyse
quality-control | Quality control;Quality assurance;Quality inspection | Control de calidad;Aseguramiento de la calidad | Contrôle qualité;Assurance qualité | Qualitätskontrolle;Qualitätssicherung;Qualitätskontrollen
iso-9001 | ISO 9001;ISO9001
lean | Lean manufacturing;Lean;Lean management | Producción ajustada | Lean management | Lean Management;Lean Production
six-sigma | Six Sigma;Lean Six Sigma
root-cause-analysis | Root cause analysis;5 Whys;8D | Análisis de causa raíz | Analyse des causes racines;Résolution de problèmes 8D | Ursachenanalyse;8D-Report
fmea | FMEA;Failure mode and effects analysis | AMFE | AMDEC
statistical-process-control | Statistical process control;SPC | Control estadístico de procesos | Maîtrise statistique des procédés | Statistische Prozesskontrolle;Statistische Prozesslenkung
five-s | 5S
kaizen | Kaizen;Continuous improvement | Mejora continua | Amélioration continue | Kontinuierliche Verbesserung;KVP
production-planning | Production planning;Production scheduling | Planificación de la producción | Planification de la production;Ordonnancement | Produktionsplanung;Arbeitsvorbereitung
autocad | AutoCAD
solidworks | SolidWorks
catia | CATIA;CATIA V5
inventor | Autodesk Inventor
revit | Revit
bim | BIM;Building information modeling
cad | CAD;3D modeling | DAO;Diseño asistido por ordenador | DAO;CAO | CAD-Konstruktion
forklift | Forklift;Forklift operation;Forklift license;Forklift driving;Forklift driver;Forklift licence;Forklift truck | Carretilla elevadora;Carretillero;Carretillas elevadoras | Chariot élévateur;CACES;Cariste;Chariots élévateurs | Gabelstapler;Staplerschein;Gabelstaplerschein;Staplerfahren;Staplerfahrer;Gabelstaplerfahren
caces-1 | CACES 1
warehouse | Warehouse;Warehouse operations;Warehousing | Almacén;Gestión de almacén | Entreposage;Gestion d'entrepôt | Lagerhaltung;Lagerwirtschaft;Lagerlogistik
picking | Order picking;~Picking;Picking and packing;Order fulfillment | Preparación de pedidos | Préparation de commandes | Kommissionierung;Kommissionieren;Kommissionierer
manual-handling | Manual handling;Heavy lifting;Loading and unloading | Manipulación de cargas;Carga y descarga | Manutention;Port de charges;Chargement et déchargement | Be- und Entladen;Heben und Tragen
inventory | Inventory management;Inventory control;Inventory;Stock control | Gestión de inventario;Control de stock;Inventario;Gestión de stock | Gestion des stocks;Inventaire | Bestandsmanagement;Inventur;Bestandsführung;Bestandskontrolle
shipping | Shipping and receiving;Shipping;Goods receipt | Expediciones;Recepción de mercancías | Expédition;Réception de marchandises | Warenannahme;Wareneingang;Warenausgang;Versand
logistics | Logistics | Logística | Logistique | Logistik
supply-chain | Supply chain management;Supply chain | Cadena de suministro | Supply chain;Chaîne logistique | Supply Chain Management;Lieferkettenmanagement
procurement | Procurement;Purchasing;Sourcing | ~Compras;Aprovisionamiento | ~Achats;Approvisionnement | Einkauf;Beschaffung
contract-management | Contract management;Contract administration | Gestión de contratos;Administración de contratos | Gestion de contrats;Gestion contractuelle | Vertragsmanagement
demand-planning | Demand planning;Supply planning | Planificación de la demanda | Planification de la demande | Absatzplanung;Demand Planning
cost-estimating | Cost estimating;Quantity surveying;Take-offs | Elaboración de presupuestos de obra;Mediciones y presupuestos | Études de prix;Métré | Kostenkalkulation;Baukalkulation
route-planning | Route planning | Planificación de rutas | Planification de tournées | Tourenplanung
load-securing | Load securing | Estiba y sujeción de la carga;Sujeción de cargas | Arrimage;Calage des charges | Ladungssicherung
tachograph | Tachograph;Drivers' hours rules | Tacógrafo;Tiempos de conducción y descanso | Chronotachygraphe;Temps de conduite et de repos | Fahrtenschreiber;Lenk- und Ruhezeiten
passenger-transport | Passenger transport | Transporte de viajeros;Transporte de pasajeros | Transport de voyageurs;Transport de personnes | Personenbeförderung;Fahrgastbeförderung
freight-forwarding | Freight forwarding;Freight documents | Transporte internacional de mercancías;Tránsito de mercancías | Affrètement;~Transit | Spedition;Frachtpapiere
fleet-management | Fleet management | Gestión de flotas | Gestion de flotte;Gestion de parc automobile | Fuhrparkmanagement;Flottenmanagement
vehicle-inspection | Vehicle checks;Walk-around checks | Revisión diaria del vehículo | Contrôle du véhicule | Abfahrtskontrolle;Fahrzeugkontrolle
train-driving | Train driving;Rail signalling rules | Conducción de trenes;Reglamento de circulación ferroviaria | Conduite de trains;Signalisation ferroviaire | Triebfahrzeuge führen;Eisenbahnbetrieb
cabin-service | Cabin service;Cabin safety | Servicio a bordo;Seguridad en cabina | Service à bord;Sécurité en cabine | Bordservice;Kabinensicherheit
flying | Aircraft piloting;Flight operations | Pilotaje de aeronaves;Operaciones de vuelo | Pilotage d'aéronefs;Opérations aériennes | Flugzeugführung;Flugbetrieb
air-traffic-control | Air traffic control;Aviation radiotelephony | Control de tráfico aéreo;Radiotelefonía aeronáutica | Contrôle aérien;Radiotéléphonie aéronautique | Flugverkehrskontrolle;Flugsicherung
ship-navigation | Ship navigation;Bridge watchkeeping | Navegación marítima;Guardia de puente | Navigation maritime;Quart à la passerelle | Schiffsnavigation;Brückenwache
seamanship | Seamanship;Deck work;Mooring | Marinería;Maniobras de amarre | Matelotage;Manœuvres d'amarrage | Seemannschaft;Decksarbeit
driving | ~Driving;Driver's license;Driving license;Driving licence;Driver's licence;Clean driving licence | Carnet de conducir;Permiso de conducir;Carnet B | Permis B;Permis de conduire | Führerschein;Führerschein Klasse B;Führerschein B
truck-driving | Truck driving;CDL;Commercial driving;HGV;HGV driving;LGV | Conducción de camiones;Carnet C;Camión | Permis C;Permis poids lourd;Poids lourd;SPL | Lkw-Führerschein;Führerschein Klasse C;Führerschein Klasse CE;Lkw-Fahren
customs | Customs;Customs clearance;Import/export | Aduanas;Despacho de aduanas;Comercio exterior | Douane;Dédouanement | Zollabwicklung;Zoll
dangerous-goods | Dangerous goods;Hazmat;ADR | Mercancías peligrosas | Matières dangereuses | Gefahrgut;ADR-Schein
wms | WMS;Warehouse management system |  |  | Lagerverwaltung;Lagerverwaltungssystem
packaging | Packaging;Packing | Embalaje;Envasado | Emballage;Conditionnement | Verpackung;Verpacken
customer-service | Customer service;Customer care;Customer support;Client service | Atención al cliente;Servicio al cliente | Service client;Relation client;Service à la clientèle | Kundenservice;Kundenbetreuung;Kundendienst
sales | Sales;Selling;Retail sales | Ventas;Venta | Vente;Ventes | Verkauf;Vertrieb
b2b-sales | B2B sales;B2B | Ventas B2B | Vente B2B | B2B-Vertrieb
sales-forecasting | Sales forecasting;Sales planning | Previsión de ventas;Planificación comercial | Prévisions de vente;Planification commerciale | Vertriebsplanung;Umsatzplanung
pricing | ~Pricing;Pricing strategy;Price management | Fijación de precios;Política de precios | Tarification;Politique de prix | Preisgestaltung;Preisstrategie
account-management | Account management;Key account management | Gestión de cuentas;Gestión de grandes cuentas | Gestion de comptes;Gestion de portefeuille clients | Key-Account-Management
lead-generation | Lead generation;Prospecting;Cold calling | Captación de clientes;Prospección | Prospection;Prospection commerciale | Kundenakquise;Neukundengewinnung;Akquise
upselling | Upselling;Cross-selling | Venta cruzada | Vente additionnelle;Vente croisée | Cross-Selling;Zusatzverkauf
negotiation | Negotiation;Contract negotiation | Negociación | Négociation;Négociation commerciale | Verhandlungsführung;Verhandlungsgeschick;Verhandlung
cash-handling | Cash handling;Cash register;Cashiering | Manejo de caja;~Caja;Cobro en caja;Caja registradora | Tenue de caisse;Encaissement | Kassenführung;Kassieren;Kassenabrechnung;Kassiertätigkeit
pos | POS;Point of sale;POS systems | TPV;Terminal punto de venta | Logiciel de caisse | Kassensysteme;Kassensystem
merchandising | Merchandising;Visual merchandising | Escaparatismo;Merchandising | Merchandising;Mise en rayon | Warenpräsentation;Visual Merchandising
stocking | Stocking;Shelf stocking;Replenishment | Reposición;Reposición de productos | Mise en rayon;Réassort | Regalpflege;Warenverräumung
retail | Retail;Retail operations | Comercio minorista | Commerce de détail;Grande distribution | Einzelhandel
e-commerce | E-commerce;Ecommerce | Comercio electrónico | E-commerce;Commerce en ligne | E-Commerce;Onlinehandel
loss-prevention | Loss prevention | Prevención de pérdidas | Prévention des pertes | Diebstahlprävention
store-management | Store management;Shop management | Gestión de tienda | Gestion de magasin | Filialleitung
product-knowledge | Product knowledge;Product advice | Conocimiento del producto;Asesoramiento sobre productos | Connaissance des produits;Conseil produit | Produktkenntnisse;Produktberatung
rostering | Staff rostering;Shift planning | Planificación de turnos;Cuadrantes de personal | Planification des équipes;Élaboration des plannings | Dienstplanung;Schichtplanung
floral-design | Floral design;Floristry | Arte floral;Floristería | Art floral;Composition florale | Floristik;Blumenbinden
territory-management | Territory management;Field sales | Gestión de zona comercial;Venta externa | Gestion de secteur;Vente terrain | Gebietsbetreuung;Außendienst
technical-sales | Technical sales;Solution selling | Venta técnica;Venta de soluciones | Vente technique;Vente de solutions | Technischer Vertrieb;Lösungsvertrieb
product-demonstration | Product demonstrations;Product demos | Demostraciones de producto | Démonstration de produits | Produktvorführung;Produktdemonstration
quotations | Quotations;Quote preparation | Elaboración de presupuestos para clientes;Preparación de ofertas | Établissement de devis;Élaboration d'offres | Angebotskalkulation;Angebotswesen
property-viewings | Property viewings;Property sales | Visitas de inmuebles;Venta de inmuebles | Visites immobilières;Transaction immobilière | Immobilienbesichtigung;Immobilienvertrieb
property-valuation | Property valuation;Property appraisal | Tasación inmobiliaria;Valoración de inmuebles | Estimation immobilière | Immobilienbewertung
cooking | Cooking;Culinary skills;Food preparation | Cocina;Elaboración de platos;Preparación de alimentos | Cuisine;Préparation culinaire | Kochen;Speisenzubereitung
baking | Baking;Pastry | Panadería;Repostería;Pastelería | Boulangerie;Pâtisserie | Backen;Konditorei
dishwashing | Dishwashing | Lavado de vajilla | ~Plonge;Plonge vaisselle | Geschirrspülen;Spülküche
kitchen-management | Kitchen management;Kitchen brigade management | Gestión de cocina;Jefatura de cocina | Gestion de cuisine;Gestion de brigade | Küchenleitung;Küchenorganisation
food-costing | Food costing;Food cost control | Escandallos;Control de costes de cocina | Calcul du coût matière;Fiches techniques de cuisine | Wareneinsatzkalkulation;Speisenkalkulation
meat-cutting | Meat cutting;Butchery | Despiece de carne;Charcutería y carnicería | Découpe de viande;Boucherie | Fleischzerlegung;Fleischverarbeitung
wine-knowledge | Wine knowledge;Sommellerie | Conocimiento de vinos;Sumillería | Connaissance des vins;Sommellerie | Weinkenntnisse;Weinberatung
coffee-preparation | Coffee preparation;Latte art | Preparación de café;Arte latte | Préparation du café;Latte art | Kaffeezubereitung;Latte Art
allergen-management | Allergen management | Gestión de alérgenos | Gestion des allergènes | Allergenmanagement;Allergenkennzeichnung
menu-planning | Menu planning;Menu development | Elaboración de menús;Diseño de menús;Elaboración de cartas | Élaboration de menus;Élaboration de la carte | Menüplanung;Speisekartengestaltung;Speiseplan;Speiseplanung;Speisepläne
food-safety | Food safety;HACCP;Food hygiene;ServSafe | Manipulación de alimentos;APPCC;Manipulador de alimentos | HACCP;Hygiène alimentaire;Normes HACCP | HACCP;Lebensmittelhygiene
table-service | Table service;Waiting tables;Food service;~Serving | Servicio de mesa;Servicio en sala;Servicio de sala | Service en salle;Service à table | Tischservice;Service am Gast
bartending | Bartending;Mixology;Barista;Espresso | Coctelería;Servicio de barra;Barista | ~Bar;Barista;~Cocktails | Barkeeping;Barista
catering | Catering;Event catering | Catering;Organización de banquetes | Traiteur;Restauration collective | Catering
hospitality | Hospitality;Guest relations;Guest services | Hostelería | Hôtellerie;Accueil | Gastgewerbe;Hotellerie;Gästebetreuung
front-desk | Front desk;Reception;Front office | Recepción | ~Réception;Accueil physique et téléphonique | Empfang;Rezeption
housekeeping | Housekeeping;Room cleaning | Limpieza de habitaciones | Entretien des chambres | Zimmerreinigung;Housekeeping
revenue-management | Revenue management;Yield management | Gestión de ingresos hoteleros;Revenue management | Revenue management;Yield management | Ertragsmanagement;Revenue-Management
hotel-operations | Hotel operations;Hotel management | Operaciones hoteleras;Dirección hotelera | Exploitation hôtelière;Gestion hôtelière | Hotelbetrieb;Hotelmanagement
laundry | Laundry operations;Laundry care | Lavandería;Lavado y planchado | Blanchisserie;Entretien du linge | Wäscherei;Wäschepflege
floor-care | Floor care;Floor polishing | Tratamiento de suelos;Abrillantado de suelos | Entretien des sols;Décapage de sols | Bodenreinigung;Bodenpflege
facility-management | Facility management;Building services management | Gestión de instalaciones;Gestión de edificios | Gestion des bâtiments;Services généraux | Facility-Management;Gebäudemanagement
pest-control | Pest control | Control de plagas | Lutte antiparasitaire;Dératisation | Schädlingsbekämpfung
ticketing | Ticketing;Ticket sales | Emisión de billetes;Venta de entradas | Billetterie;Émission de billets | Ticketing;Ticketverkauf
recreation-planning | Recreation planning;Leisure activities | ~Animación;Actividades de ocio | Animation d'activités;Animation de loisirs | Freizeitgestaltung;Animationsprogramm
cleaning | Cleaning;Sanitation;Janitorial | Limpieza;Desinfección | Nettoyage;Entretien des locaux | Reinigung;Gebäudereinigung
reservation-systems | Reservation systems;Booking systems;Opera PMS | Sistemas de reservas | Systèmes de réservation | Reservierungssysteme
event-planning | Event planning;Event management;Event coordination | Organización de eventos | Organisation d'événements;Événementiel | Veranstaltungsorganisation;Eventmanagement;Veranstaltungsplanung
travel-planning | Travel planning;Travel arrangements | Gestión de viajes | Organisation de voyages;Organisation de déplacements | Reiseplanung;Reiseorganisation
hairdressing | Hairdressing;Hair styling;Hair cutting | Peluquería;Corte de pelo | Coiffure;Coupe de cheveux | Haarschnitt;Friseurhandwerk
cosmetics | Cosmetics;Makeup;Skin care | Estética;Maquillaje | Esthétique;Maquillage | Kosmetik;Make-up
hair-coloring | Hair colouring;Hair coloring | Coloración del cabello;Tintes y mechas | Coloration capillaire;Mèches et balayage | Haarfärbung;Coloration
shaving | Beard trimming;Wet shaving | Arreglo de barba;Afeitado a navaja | Taille de barbe;Rasage traditionnel | Bartpflege;Nassrasur
nail-care | Nail care;Manicure;Pedicure | Manicura;Pedicura;Uñas de gel | Manucure;Prothésie ongulaire;Beauté des mains | Maniküre;Pediküre;Nagelmodellage
waxing | Waxing;Hair removal | Depilación | Épilation | Haarentfernung;Waxing
animal-care | Animal care;Animal handling | Cuidado de animales;Manejo de animales | Soins aux animaux;Soins animaliers | Tierpflege;Umgang mit Tieren
funeral-arranging | Funeral arranging;Funeral planning | Organización de funerales;Servicios funerarios | Organisation d'obsèques;Conseil funéraire | Bestattungsorganisation;Trauerfeiern
gardening | Gardening;Landscaping | Jardinería | Jardinage;Espaces verts | Gartenbau;Gartenpflege;Landschaftsbau
agriculture | Agriculture;Farming | Agricultura | Agriculture;Élevage | Landwirtschaft
planting | ~Planting;Plant care | Plantación;Cuidado de plantas | Plantation;Entretien des plantes | Bepflanzung;Pflanzenpflege
tree-care | Tree care;Tree pruning;Arboriculture | Poda;Poda en altura;Arboricultura | Élagage;Taille d'arbres | Baumpflege;Baumschnitt
chainsaw | Chainsaw operation;Chainsaw | Manejo de motosierra;Motosierra | Tronçonneuse;Maniement de la tronçonneuse | Motorsägenarbeit;Motorsäge
pesticide-application | Pesticide application;Crop spraying | Aplicación de fitosanitarios | Application de produits phytosanitaires | Pflanzenschutz;Pflanzenschutzmittel
irrigation | Irrigation | Sistemas de riego;Riego | Irrigation;Arrosage automatique | Bewässerung;Bewässerungstechnik
harvesting | Harvesting;Crop harvesting | Recolección agrícola;~Cosecha | ~Récolte;Cueillette | Ernte;Erntearbeit
livestock-care | Livestock care;Animal husbandry | Ganadería;Manejo de ganado | Conduite d'élevage;Soins au bétail | Tierhaltung;Nutztierhaltung
milking | Milking | Ordeño | ~Traite | Melken;Melktechnik
tractor-driving | Tractor driving;Farm machinery operation | Manejo de tractor;Maquinaria agrícola | Conduite de tracteur;Conduite d'engins agricoles | Traktorfahren;Landmaschinen bedienen
forestry | Forestry;Timber harvesting | Silvicultura;Trabajos forestales | Sylviculture;Travaux forestiers | Forstwirtschaft;Holzernte
farm-management | Farm management | Gestión de explotaciones agrarias | Gestion d'exploitation agricole | Betriebsführung in der Landwirtschaft;Hofleitung
security-guarding | ~Security;~Surveillance;Access control | ~Vigilancia;Seguridad privada;Control de accesos | ~Surveillance;Contrôle d'accès;Sûreté | Objektschutz;Zugangskontrolle;Sicherheitsdienst
teaching | Teaching;~Instruction | Docencia;Enseñanza | Enseignement | Unterrichten;Unterricht
lesson-planning | Lesson planning;Lesson plans;Lesson plan | Planificación de clases;Programación didáctica | Préparation de cours;Conception de cours;Préparation des cours | Unterrichtsvorbereitung;Unterrichtsplanung
classroom-management | Classroom management | Gestión del aula | Gestion de classe | Klassenführung;Klassenmanagement
curriculum-development | Curriculum development;Curriculum design;Curriculum planning | Diseño curricular;Desarrollo curricular | Conception de programmes | Lehrplanentwicklung
tutoring | Tutoring | Tutoría;Clases particulares | Tutorat;Soutien scolaire | Nachhilfe
special-education | Special education;Special needs;~SEND | Educación especial;Necesidades educativas especiales | Éducation spécialisée;Inclusion scolaire | Sonderpädagogik;Inklusion
early-childhood-education | Early childhood education;Preschool education;Child development | Educación infantil | Éducation de la petite enfance | Frühpädagogik;Frühkindliche Bildung
esl | ESL;TEFL;TESOL | Enseñanza de español;ELE | FLE;Français langue étrangère | DaF;DaZ;Deutsch als Fremdsprache
assessment | Student assessment;Grading | Evaluación de alumnos | Évaluation des élèves | Leistungsbewertung
e-learning | E-learning;Online teaching;Moodle | Formación online;Moodle | Formation en ligne;Moodle | E-Learning;Moodle
instructional-design | Instructional design;Learning design | Diseño instruccional;Diseño de formación | Ingénierie pédagogique;Conception pédagogique | Didaktisches Design;Konzeption von Schulungen
training | ~Training;Staff training;Employee training | Formación de equipos;Formación de personal | ~Formation;Formation du personnel | Mitarbeiterschulung;Schulung
coaching | Coaching;Mentoring | Coaching;Mentoría | Coaching;Mentorat;Tutorat | Coaching;Mentoring
social-work | Social work;Case management | Trabajo social;Intervención social | Travail social;Accompagnement social | Sozialarbeit;Fallmanagement
counseling | Counseling;Counselling | Orientación;Asesoramiento psicológico | ~Conseil;~Écoute | ~Beratung
crisis-intervention | Crisis intervention | Intervención en crisis | Gestion de crise | Krisenintervention
mediation | Mediation;Conflict resolution | Mediación;Resolución de conflictos | Médiation;Gestion des conflits | Mediation;Konfliktlösung;Konfliktmanagement
individual-education-plans | Individual education plans;IEP | Adaptaciones curriculares;Plan educativo individualizado | Projet personnalisé de scolarisation;PPS | Individuelle Förderpläne;Förderplanung
school-management | School management;School administration | Dirección escolar;Gestión de centros educativos | Direction d'établissement scolaire | Schulleitung;Schulmanagement
cataloguing | Cataloguing;Cataloging;Library classification | Catalogación;Biblioteconomía | Catalogage;Bibliothéconomie | Katalogisierung;Bibliothekswesen
conservation | Heritage conservation;Collections care;Archival preservation | Conservación de patrimonio;Conservación preventiva | Conservation préventive;Conservation du patrimoine | Bestandserhaltung;Konservierung
exhibition-planning | Exhibition planning;Curating | Comisariado;Montaje de exposiciones | Commissariat d'exposition;Montage d'exposition | Ausstellungsplanung;Kuratieren
microsoft-office | Microsoft Office;MS Office;Office 365;Microsoft 365;Office suite;Word and Excel | Paquete Office;Ofimática | Pack Office;Suite Office;Bureautique | MS-Office;Office-Paket;MS Office-Paket
excel | =Excel;Microsoft Excel;MS Excel
word | =Word;Microsoft Word;MS Word
powerpoint | PowerPoint;Microsoft PowerPoint
outlook | =Outlook;Microsoft Outlook;MS Outlook
access | Microsoft Access;MS Access
google-workspace | Google Workspace;G Suite;Google Docs;Google Sheets
vba | VBA;Excel macros | Macros de Excel | Macros Excel | Excel-Makros
pivot-tables | Pivot tables | Tablas dinámicas | Tableaux croisés dynamiques | Pivot-Tabellen
typing | Typing;Touch typing | Mecanografía | Dactylographie | Zehnfingersystem;Maschinenschreiben
data-entry | Data entry | Introducción de datos;Entrada de datos;Grabación de datos | Saisie de données | Dateneingabe;Datenerfassung
filing | ~Filing;Records management;Document management | ~Archivo;Gestión documental | ~Classement;Archivage;Gestion documentaire | Ablage;Archivierung;Dokumentenmanagement;Aktenführung
scheduling | Scheduling;Calendar management;Appointment scheduling | Gestión de agenda;Gestión de agendas | Gestion d'agenda;Gestion de planning;Prise de rendez-vous;Gestion des agendas | Terminplanung;Terminkoordination;Terminvereinbarung
correspondence | Business correspondence;Correspondence | Correspondencia;Correspondencia comercial | Correspondance;Rédaction de courriers | Korrespondenz;Schriftverkehr;Geschäftskorrespondenz
office-management | Office management;Office administration;Administrative support | ~Administración;Gestión administrativa;Tareas administrativas | Gestion administrative;Secrétariat;Assistanat | Büroorganisation;Büromanagement;~Verwaltung;Sekretariat
telephone | Telephone etiquette;Phone support;Switchboard | Atención telefónica;Centralita | Accueil téléphonique;Standard téléphonique | Telefonie;Telefonzentrale
debt-collection | Debt collection;Credit control | Recobro;Gestión de cobros | Recouvrement;Relance clients | Inkasso;Forderungsmanagement;Mahnwesen
mail-handling | Mail handling;Mail delivery | Reparto de correo;Clasificación de correo | Distribution du courrier;Tri du courrier | Postzustellung;Postbearbeitung
minutes | Minute taking;Meeting minutes | Redacción de actas | Prise de notes;Rédaction de comptes rendus | Protokollführung
shorthand | Shorthand | Taquigrafía | Sténographie | Stenografie
accounting | Accounting | Contabilidad | Comptabilité;Comptabilité générale | Buchhaltung;Rechnungswesen
bookkeeping | Bookkeeping | Teneduría de libros | Tenue des comptes | Finanzbuchhaltung;Buchführung
accounts-payable | Accounts payable | Cuentas por pagar | Comptabilité fournisseurs | Kreditorenbuchhaltung
accounts-receivable | Accounts receivable | Cuentas por cobrar | Comptabilité clients | Debitorenbuchhaltung
general-ledger | General ledger;Journal entries | Libro mayor | Grand livre | Hauptbuch
reconciliation | Bank reconciliation;Reconciliation;Account reconciliation | Conciliación bancaria | Rapprochement bancaire | Kontenabstimmung
invoicing | Invoicing;Billing | Facturación | Facturation | Rechnungsstellung;Fakturierung;Rechnungsprüfung
payroll | Payroll;Payroll processing | Nóminas;Gestión de nóminas | Paie;Gestion de la paie | Lohnbuchhaltung;Gehaltsabrechnung;Lohn- und Gehaltsabrechnung;Entgeltabrechnung
tax | Tax preparation;Tax;Taxation;Tax returns | Impuestos;Fiscalidad;Declaraciones fiscales | Fiscalité;Déclarations fiscales;Liasses fiscales | ~Steuern;Steuererklärungen;Steuerrecht
vat | VAT;VAT returns | IVA;Declaraciones de IVA | TVA;Déclarations de TVA | Umsatzsteuer;Umsatzsteuervoranmeldung
auditing | Auditing;Audit;Internal audit | Auditoría | Audit;Audit interne | Revision;Wirtschaftsprüfung
budgeting | Budgeting;Budget management;Budget planning;Budgets | Presupuestos;Gestión de presupuestos;Elaboración de presupuestos | Gestion budgétaire;Gestion de budget;Élaboration de budgets | Budgetierung;Budgetplanung;Budgetverantwortung
financial-analysis | Financial analysis | Análisis financiero | Analyse financière | Finanzanalyse
financial-modeling | Financial modelling;Financial modeling | Modelización financiera;Modelos financieros | Modélisation financière | Finanzmodelle;Financial Modelling
valuation | Company valuation;Business valuation | Valoración de empresas | Évaluation d'entreprise;Valorisation d'entreprise | Unternehmensbewertung
investment-analysis | Investment analysis;Securities analysis;Equity research | Análisis de inversiones;Análisis de valores | Analyse d'investissements;Analyse de titres | Investmentanalyse;Wertpapieranalyse;Aktienanalyse
portfolio-management | Portfolio management;Asset management | Gestión de carteras;Gestión de activos | Gestion de portefeuille;Gestion d'actifs | Portfoliomanagement;Vermögensverwaltung
financial-planning | Financial planning;Wealth planning | Planificación financiera;Planificación patrimonial | Planification financière;Gestion de patrimoine | Finanzplanung;Vermögensplanung
cash-management | Cash management;Treasury;Liquidity planning | Gestión de tesorería;Tesorería | Gestion de trésorerie;Trésorerie | Liquiditätsplanung;Liquiditätssteuerung;Treasury
credit-analysis | Credit analysis;Credit assessment;Credit risk | Análisis de crédito;Riesgo de crédito | Analyse de crédit;Risque de crédit | Kreditprüfung;Bonitätsprüfung;Kreditrisiko
debt-counselling | Debt counselling;Debt counseling;Debt advice | Asesoramiento sobre deudas | Conseil en surendettement;Accompagnement budgétaire | Schuldnerberatung;Schuldenberatung
financial-reporting | Financial reporting;Financial statements | Informes financieros;Estados financieros | Reporting financier;États financiers | Finanzberichterstattung;Berichtswesen
month-end | Month-end close;Month end closing;Year-end closing | Cierre mensual;Cierre contable | Clôture mensuelle;Clôtures comptables | Monatsabschluss;Jahresabschluss;Monatsabschlüsse
controlling | Management accounting;Cost accounting;Controlling | Control de gestión | Contrôle de gestion | Controlling;Kostenrechnung
gaap | GAAP;US GAAP
ifrs | IFRS | NIIF | Normes IFRS
forecasting | Forecasting;Demand forecasting | Previsión de demanda;Previsiones | Prévisions | Prognose;Bedarfsplanung
banking | Banking;Retail banking | Banca | Banque;Services bancaires | Bankwesen;Bankgeschäft
risk-management | Risk management;Risk assessment | Gestión de riesgos | Gestion des risques | Risikomanagement
insurance | ~Insurance | Seguros | ~Assurance | Versicherungswesen
claims-handling | Claims handling;Claims settlement | Tramitación de siniestros;Gestión de siniestros | Gestion des sinistres;Règlement des sinistres | Schadenregulierung;Schadenbearbeitung
underwriting | Underwriting;Insurance underwriting | Suscripción de riesgos;Suscripción de seguros | Souscription de risques;Souscription d'assurance | Underwriting;Risikoprüfung
fraud-detection | Fraud detection;Fraud investigation | Detección de fraude;Investigación de fraude | Détection de la fraude;Lutte contre la fraude | Betrugserkennung;Betrugsprävention
actuarial-modelling | Actuarial modelling;Actuarial modeling;Actuarial science | Cálculo actuarial;Modelos actuariales | Modélisation actuarielle;Actuariat | Versicherungsmathematik;Aktuarielle Modelle
compliance | Compliance;Regulatory compliance | Cumplimiento normativo | Conformité;Conformité réglementaire | Compliance
internal-controls | Internal controls;Internal control;SOX | Control interno;Controles internos | Contrôle interne;Contrôles internes | Internes Kontrollsystem;IKS
anti-money-laundering | Anti-money laundering;AML;KYC;Know your customer | Prevención de blanqueo de capitales;PBC | Lutte contre le blanchiment;LCB-FT | Geldwäscheprävention
quickbooks | QuickBooks
xero | Xero
sage | =Sage;Sage 50;Sage 100;Sage 50cloud | ContaPlus;Sage 50 | Sage 100;Sage Paie
datev | DATEV
lexware | Lexware
cegid | Cegid
a3 | A3ERP;A3 Asesor;A3Nom
contasol | ContaSol;FactuSol
sap | =SAP;SAP ERP;SAP R/3;SAP S/4HANA
sap-mm | SAP MM
sap-fi | SAP FI;SAP FI/CO;SAP CO
sap-sd | SAP SD
oracle-erp | Oracle ERP;Oracle Financials;NetSuite
navision | Microsoft Dynamics;Dynamics 365;Navision;Dynamics NAV
odoo | Odoo
erp | ERP;ERP systems | Sistemas ERP | Logiciels ERP | ERP-Systeme;Warenwirtschaftssysteme;Warenwirtschaft
crm | CRM;CRM software | Herramientas CRM | Logiciel CRM | CRM-Systeme
salesforce | Salesforce
hubspot | HubSpot
zendesk | Zendesk
hr | Human resources;HR | Recursos humanos;RRHH | Ressources humaines;RH | Personalwesen;Personalmanagement;HR
employee-relations | Employee relations;Labour relations;Labor relations | Relaciones laborales;Relaciones con la plantilla | Relations sociales;Relations du travail | Arbeitsbeziehungen;Mitarbeiterbeziehungen
compensation-benefits | Compensation and benefits;Job grading;Reward management | Compensación y beneficios;Política retributiva | Rémunération et avantages sociaux;Politique salariale | Vergütung;Vergütungssysteme;Compensation and Benefits
collective-bargaining | Collective bargaining;Union negotiations | Negociación colectiva | Négociation collective | Tarifverhandlungen;Kollektivverhandlungen
recruiting | Recruiting;Recruitment;Talent acquisition;~Hiring | Selección de personal;Reclutamiento | Recrutement | Personalbeschaffung;Recruiting;Personalauswahl
onboarding | ~Onboarding;Employee onboarding | Incorporación de personal | Intégration des collaborateurs | Einarbeitung;~Onboarding
labor-law | Labor law;Employment law;Labour law | Derecho laboral | Droit du travail;Droit social | Arbeitsrecht
contract-law | Contract law;Contract drafting;~Contracts | Derecho mercantil;Redacción de contratos | Droit des contrats;Rédaction de contrats | Vertragsrecht;Vertragsgestaltung
legal-research | Legal research;Legal writing | Investigación jurídica | Recherche juridique | Juristische Recherche
gdpr | GDPR;Data protection | RGPD;Protección de datos | RGPD;Protection des données | DSGVO;Datenschutz
legal-drafting | Legal drafting;Drafting pleadings | Redacción jurídica;Redacción de escritos judiciales | Rédaction juridique;Rédaction d'actes | Juristische Schriftsätze;Schriftsatzerstellung
litigation | Litigation;Court advocacy | Litigación;Procesos judiciales | Contentieux;Plaidoirie | Prozessführung;Prozessvertretung
criminal-law | Criminal law | Derecho penal | Droit pénal | Strafrecht
legal-procedure | Court procedure;Legal procedure | Derecho procesal;Tramitación procesal | Procédure judiciaire;Droit processuel | Verfahrensrecht;Prozessrecht
client-counselling | Client consultation;Client counselling | Asesoramiento a clientes | Conseil à la clientèle | Mandantenberatung
media-law | Media law;Copyright law | Derecho de los medios;Derechos de autor | Droit de la presse;Droit d'auteur | Medienrecht;Urheberrecht
public-policy | Public policy;Policy analysis | Políticas públicas;Análisis de políticas | Politiques publiques;Analyse des politiques publiques | Politikanalyse;Politikberatung
public-administration | Public administration;Administrative law | Administración pública;Procedimiento administrativo;Derecho administrativo | Administration publique;Droit administratif | Öffentliche Verwaltung;Verwaltungsrecht
law-enforcement | Law enforcement;Policing | Seguridad ciudadana;Labor policial | Maintien de l'ordre;Police de proximité | Polizeiarbeit;Gefahrenabwehr
investigation | Criminal investigation;Investigative work | Investigación criminal;Investigación policial | Enquête judiciaire;Techniques d'enquête | Ermittlungsarbeit;~Ermittlungen
inspection | Regulatory inspection;Site inspections | Inspección reglamentaria;Inspecciones sobre el terreno | Inspection réglementaire;Contrôles sur site | Amtliche Kontrollen;Vor-Ort-Kontrollen
firefighting | Firefighting;Fire suppression | Extinción de incendios | Lutte contre l'incendie | Brandbekämpfung
fire-safety | Fire safety;Fire prevention | Prevención de incendios;Protección contra incendios | Sécurité incendie;Prévention incendie;SSIAP | Brandschutz;Vorbeugender Brandschutz
emergency-dispatch | Emergency dispatch;Emergency call handling | Gestión de llamadas de emergencia | Régulation des appels d'urgence;Traitement des appels d'urgence | Notrufbearbeitung;Einsatzdisposition
emergency-planning | Emergency planning;Crisis management;Disaster response | Planes de emergencia;Gestión de crisis;Protección civil | Plans de secours;Planification d'urgence | Notfallplanung;Krisenmanagement;Katastrophenschutz
water-rescue | Water rescue;Lifesaving | Salvamento acuático;Socorrismo | Sauvetage aquatique | Rettungsschwimmen;Wasserrettung
marketing | Marketing | Mercadotecnia;Marketing | Marketing | Marketing
digital-marketing | Digital marketing;Online marketing | Marketing digital | Marketing digital;Webmarketing | Online-Marketing;Digitales Marketing
seo | SEO;Search engine optimization | Posicionamiento SEO | Référencement;Référencement naturel | Suchmaschinenoptimierung
sem | SEM;Google Ads;Google AdWords;PPC
google-analytics | Google Analytics
social-media | Social media;Social media marketing;Community management | Redes sociales;Gestión de redes sociales | Réseaux sociaux;Community management | Social Media;Soziale Medien
content-marketing | Content marketing;Content creation;Content strategy | Creación de contenidos;Marketing de contenidos | Création de contenu;Marketing de contenu | Content-Marketing;Content-Erstellung
email-marketing | Email marketing;Mailchimp | Email marketing | E-mailing | E-Mail-Marketing
campaign-management | Campaign management;Campaign planning | Gestión de campañas;Planificación de campañas | Gestion de campagnes;Pilotage de campagnes | Kampagnenmanagement;Kampagnenplanung
copywriting | Copywriting;Copy editing | Redacción publicitaria;Redacción;Redacción de contenidos | Rédaction;Rédaction web | Texten;Werbetexte
branding | Branding;Brand management | Gestión de marca;Branding | Gestion de marque;Image de marque | Markenführung;Branding
market-research | Market research | Investigación de mercados;Estudios de mercado | Études de marché | Marktforschung
public-relations | Public relations;~PR;Media relations | Relaciones públicas | Relations publiques;Relations presse | Öffentlichkeitsarbeit;Pressearbeit
crisis-communication | Crisis communication;Crisis communications | Comunicación de crisis | Communication de crise | Krisenkommunikation
journalism | Journalism;~Reporting | Periodismo | Journalisme | Journalismus
translation | Translation;Interpreting | Traducción;Interpretación | Traduction;Interprétation | Übersetzen;Dolmetschen;Übersetzung;Übersetzungen
proofreading | Proofreading;Editing | Corrección de textos | Relecture;~Correction | Lektorat;Korrekturlesen
graphic-design | Graphic design | Diseño gráfico | Graphisme;Conception graphique | Grafikdesign
photoshop | Photoshop;Adobe Photoshop
illustrator | =Illustrator;Adobe Illustrator
indesign | InDesign;Adobe InDesign
adobe-cs | Adobe Creative Suite;Adobe Creative Cloud;Adobe Suite
premiere | Premiere Pro;Adobe Premiere
after-effects | After Effects
canva | Canva
figma | Figma
sketch | =Sketch
photography | Photography;Photo editing | Fotografía | Photographie;Retouche photo | Fotografie;Bildbearbeitung
video-editing | Video editing;Video production | Edición de vídeo;Edición de video | Montage vidéo | Videoschnitt;Videobearbeitung
typography | Typography;Layout design | Tipografía;Maquetación | Typographie;Mise en page | Typografie;Layoutgestaltung
art-direction | Art direction;Creative direction | Dirección de arte;Dirección creativa | Direction artistique | Art Direction;Kreativdirektion
illustration | ~Illustration;Digital illustration;~Drawing | Ilustración;Dibujo artístico | Illustration numérique;Dessin artistique | Digitale Illustration;~Zeichnen
animation | ~Animation;2D animation;3D animation;Motion design;Motion graphics | Animación 3D;Animación 2D;Motion graphics | Animation 3D;Animation 2D;Motion design | Animation 3D;Motion Design;Trickfilm
three-d-modelling | 3D modelling;~=Blender;Autodesk Maya;Cinema 4D | Modelado 3D | Modélisation 3D | 3D-Modellierung
interior-design | Interior design;Space planning | Interiorismo;Diseño de interiores | Architecture d'intérieur;Décoration d'intérieur | Innenarchitektur;Raumgestaltung
fashion-design | Fashion design;Collection design | Diseño de moda | Stylisme;Création de mode | Modedesign
lighting-technique | Lighting technique;Stage lighting;Studio lighting | Técnica de iluminación;Iluminación escénica | Éclairage scénique;Techniques d'éclairage | Lichttechnik;Lichtsetzung
camera-operation | Camera operation;Cinematography;Filming | Manejo de cámara;Dirección de fotografía | Prise de vues;Cadrage vidéo | Kameraführung;Kameratechnik
sound-engineering | Sound engineering;Audio mixing;Pro Tools | Técnica de sonido;Mezcla de audio | Prise de son;Mixage audio;Sonorisation | Tontechnik;Audiomischung
av-equipment | AV equipment;Audiovisual equipment;Event technology | Equipos audiovisuales;Montaje audiovisual | Matériel audiovisuel;Régie technique | Veranstaltungstechnik;Medientechnik
media-production | Film production;Media production;TV production | Producción audiovisual | Production audiovisuelle;Réalisation de films | Filmproduktion;Medienproduktion
storytelling | Storytelling;Scriptwriting;Screenwriting | Storytelling;Escritura de guiones;~Narrativa | Storytelling;Écriture de scénarios | Storytelling;Drehbuchschreiben
acting | ~Acting;Stage performance;Voice acting | Interpretación actoral;Arte dramático | Art dramatique;Jeu d'acteur | Schauspielkunst;Schauspiel
interviewing | Interview technique;Conducting interviews | Técnicas de entrevista;Realización de entrevistas | Conduite d'entretien;Techniques d'interview | Interviewführung;Gesprächsführung
translation-software | CAT tools;Trados;memoQ | Herramientas TAO | Outils de TAO | CAT-Tools;Übersetzungssoftware
ux-design | UX design;UX;User experience;UI/UX | Experiencia de usuario | Expérience utilisateur | UX-Design
ui-design | UI design;User interface design | Diseño de interfaces | Design d'interface | UI-Design
user-research | User research;Usability testing | Investigación de usuarios | Recherche utilisateur;Tests utilisateurs | Nutzerforschung;Usability-Tests
wireframing | Wireframing;Prototyping | Prototipado | Maquettage;Prototypage | Prototyping
project-management | Project management;Project planning;Project coordination | Gestión de proyectos;Dirección de proyectos | Gestion de projet;Gestion de projets;Conduite de projet | Projektmanagement;Projektleitung;Projektplanung;Projektkoordination
agile | Agile;Agile methodologies;Agile development | Metodologías ágiles | Méthodes agiles;Agilité | Agile Methoden;Agile Entwicklung
scrum | Scrum
kanban | Kanban
prince2 | PRINCE2
pmp | =PMP
ms-project | MS Project;Microsoft Project
jira | Jira;Atlassian Jira
confluence | Confluence
trello | Trello;Asana
product-management | Product management;Product roadmap | Gestión de producto | Gestion de produit | Produktmanagement
change-management | Change management | Gestión del cambio | Conduite du changement | Change-Management;Veränderungsmanagement
process-improvement | Process improvement;Process optimization | Mejora de procesos;Optimización de procesos | Optimisation des processus;Amélioration des processus | Prozessoptimierung;Prozessverbesserung
business-analysis | Business analysis;Requirements analysis;Requirements gathering | Análisis de negocio;Análisis de requisitos | Analyse des besoins;Business analysis | Anforderungsanalyse;Business-Analyse
requirements-analysis | Requirements engineering;Requirements specification;User stories | Ingeniería de requisitos;Especificación de requisitos | Ingénierie des exigences;Rédaction de spécifications | Requirements Engineering;Anforderungsmanagement;Lastenheft
strategic-planning | Strategic planning;~Strategy | Planificación estratégica | Planification stratégique;~Stratégie | Strategische Planung
stakeholder-management | Stakeholder management;Stakeholder engagement | Gestión de partes interesadas;Gestión de stakeholders | Gestion des parties prenantes;Relations avec les parties prenantes | Stakeholder-Management;Stakeholdermanagement
kpi-reporting | KPI reporting;KPIs;Performance reporting | Seguimiento de indicadores;Cuadros de mando;KPI | Suivi des indicateurs;Tableaux de bord;Suivi de KPI | Kennzahlen;KPI-Reporting;Kennzahlensysteme
profit-and-loss | P&L responsibility;Profit and loss responsibility;P&L management | Responsabilidad sobre resultados;Cuenta de resultados | Responsabilité du compte de résultat;Gestion d'un centre de profit | Ergebnisverantwortung;P&L-Verantwortung;GuV-Verantwortung
corporate-governance | Corporate governance;Board reporting | Gobierno corporativo;Buen gobierno | Gouvernance d'entreprise;~Gouvernance | Corporate Governance;Gute Unternehmensführung
workforce-planning | Workforce planning;Headcount planning | Planificación de plantilla;Planificación de recursos humanos | Gestion prévisionnelle des emplois;GPEC;GEPP | Personalplanung;Personalbedarfsplanung
business-development | Business development | Desarrollo de negocio | Développement commercial | Geschäftsentwicklung
operations-management | Operations management;~Operations | Gestión de operaciones | Gestion des opérations | Betriebsleitung
leadership | Leadership;Team leadership;Team management;People management | Liderazgo;Gestión de equipos | Leadership;Management d'équipe;Encadrement | ~Führung;Teamleitung;Mitarbeiterführung;Personalführung
teamwork | Teamwork;Team player;Collaboration | Trabajo en equipo | Travail en équipe;Esprit d'équipe | Teamarbeit;Teamfähigkeit;Teamfähig
communication | Communication;Communication skills;Verbal communication;Written communication | Comunicación;Habilidades comunicativas;Habilidades de comunicación | Communication;Communication écrite et orale | Kommunikation;Kommunikationsfähigkeit;Kommunikationsstärke;Kommunikationsstark
problem-solving | Problem solving;Problem-solving | Resolución de problemas | Résolution de problèmes | Problemlösung;Problemlösungskompetenz
time-management | Time management | Gestión del tiempo | Gestion du temps | Zeitmanagement
organization | ~Organization;Organizational skills;~Organisation | ~Organización;Capacidad de organización | ~Organisation;Sens de l'organisation | ~Organisation;Organisationstalent
attention-to-detail | Attention to detail | Atención al detalle | Rigueur;Souci du détail | Sorgfalt;Genauigkeit
critical-thinking | Critical thinking;Analytical thinking;Analytical skills | Pensamiento crítico;Capacidad analítica | Esprit critique;Esprit d'analyse | Analytisches Denken;Kritisches Denken
decision-making | Decision making;Decision-making | Toma de decisiones | Prise de décision | Entscheidungsfähigkeit
adaptability | Adaptability;~Flexibility | Adaptabilidad;~Flexibilidad | Adaptabilité;Polyvalence | Anpassungsfähigkeit;Flexibilität
creativity | Creativity | Creatividad | Créativité | Kreativität
empathy | Empathy;Active listening | Empatía;Escucha activa | Empathie;Écoute active | Empathie;Einfühlungsvermögen
multitasking | Multitasking | Multitarea | Polyvalence | Multitasking
stress-resistance | Working under pressure;Stress management | Trabajo bajo presión;Tolerancia al estrés | Résistance au stress;Gestion du stress | Belastbarkeit;Stressresistenz
presentation | Presentation skills;~Presentations;Public speaking | ~Presentaciones;Hablar en público;Oratoria | Prise de parole en public;~Présentations | Präsentation;Präsentationstechniken
research | ~Research | ~Investigación | ~Recherche | ~Recherche;~Forschung
report-writing | Report writing;Technical writing | Redacción de informes;Redacción técnica | Rédaction de rapports;Rédaction technique | Berichterstellung;Technische Dokumentation
data-analysis | Data analysis;Data analytics | Análisis de datos | Analyse de données | Datenanalyse
data-visualization | Data visualization | Visualización de datos | Visualisation de données | Datenvisualisierung
statistics | Statistics;Statistical analysis | Estadística | Statistiques;Analyse statistique | Statistik
spss | SPSS
stata | Stata
matlab | MATLAB
tableau | =Tableau
power-bi | Power BI
machine-learning | Machine learning | Aprendizaje automático | Apprentissage automatique | Maschinelles Lernen;Machine Learning
deep-learning | Deep learning;Neural networks | Aprendizaje profundo;Redes neuronales | Apprentissage profond;Réseaux de neurones | Deep Learning;Neuronale Netze
nlp | NLP;Natural language processing
computer-vision | Computer vision | Visión artificial | Vision par ordinateur | Computer Vision;Bildverarbeitung
artificial-intelligence | Artificial intelligence;=AI | Inteligencia artificial | Intelligence artificielle | Künstliche Intelligenz;=KI
data-science | Data science | Ciencia de datos | Science des données | Data Science
python | Python
java | Java
javascript | JavaScript;=JS;ECMAScript
typescript | TypeScript
c | =C
cpp | C++
csharp | C#
go | ~=Go;Golang;Go programming
rust | =Rust
r | =R;RStudio
ruby | Ruby
rails | Ruby on Rails;=Rails
php | PHP
laravel | Laravel
symfony | Symfony
swift | =Swift
kotlin | Kotlin
scala | =Scala
perl | Perl
dart | =Dart
flutter | Flutter
react-native | React Native
objective-c | Objective-C
cobol | COBOL
fortran | Fortran
assembly-language | Assembly language;Assembler
shell | Shell scripting;=Bash;Bash scripting;~=Shell
powershell | PowerShell
html | HTML;HTML5
css | CSS;CSS3
sass | =Sass;SCSS
html-css | HTML/CSS
react | =React;React.js;ReactJS
angular | Angular;AngularJS
vue | Vue.js;=Vue;VueJS
svelte | Svelte
nextjs | Next.js;NextJS
redux | Redux
nodejs | Node.js;NodeJS;~=Node
express | Express.js;~=Express
nestjs | NestJS
django | Django
flask | =Flask
fastapi | FastAPI
spring | ~=Spring;Spring Boot;Spring Framework
hibernate | Hibernate
dotnet | .NET;ASP.NET;.NET Core
jquery | jQuery
bootstrap | Bootstrap
tailwind | Tailwind CSS;Tailwind
webpack | Webpack;=Vite
wordpress | WordPress
drupal | Drupal
shopify | Shopify
prestashop | PrestaShop
magento | Magento
sql | SQL
mysql | MySQL
postgresql | PostgreSQL;Postgres
sql-server | SQL Server;MS SQL;Microsoft SQL Server;T-SQL
oracle-db | Oracle Database;PL/SQL;Oracle DB
sqlite | SQLite
mongodb | MongoDB
redis | Redis
cassandra | Cassandra
elasticsearch | Elasticsearch
nosql | NoSQL
dynamodb | DynamoDB
database-design | Database design;Database administration;Databases | Bases de datos;Administración de bases de datos | Bases de données;Administration de bases de données | Datenbanken;Datenbankadministration
data-modeling | Data modelling;Data modeling | Modelado de datos | Modélisation de données | Datenmodellierung
data-governance | Data governance;Data quality management | Gobierno del dato;Calidad de datos | Gouvernance des données;Qualité des données | Data Governance;Datenqualität
etl | ETL;Data pipelines
data-warehouse | Data warehousing;Data warehouse
snowflake | =Snowflake
bigquery | BigQuery
spark | Apache Spark;PySpark
hadoop | Hadoop
kafka | Kafka;Apache Kafka
airflow | Airflow;Apache Airflow
dbt | =dbt
rabbitmq | RabbitMQ
graphql | GraphQL
rest | REST APIs;REST API;RESTful APIs;=REST;RESTful;REST-APIs
grpc | gRPC
microservices | Microservices;Microservices architecture | Microservicios | Microservices | Microservices
aws | AWS;Amazon Web Services
azure | Azure;Microsoft Azure
gcp | GCP;Google Cloud;Google Cloud Platform
docker | Docker
kubernetes | Kubernetes;K8s
helm | =Helm
terraform | Terraform
ansible | Ansible
puppet | =Puppet
jenkins | Jenkins
gitlab-ci | GitLab CI;GitLab
github-actions | GitHub Actions
cicd | CI/CD;Continuous integration
git | =Git;GitHub
svn | SVN;Subversion
linux | Linux;Ubuntu;Red Hat;Debian
unix | UNIX
windows-server | Windows Server;Active Directory
macos | macOS
vmware | VMware
networking | ~Networking;TCP/IP;Computer networks | ~Redes;Redes informáticas | Réseaux informatiques;~Réseaux | Netzwerktechnik;Netzwerke
cisco | Cisco;CCNA
firewall | Firewalls;Firewall
cybersecurity | Cybersecurity;Information security;Network security | Ciberseguridad;Seguridad informática | Cybersécurité;Sécurité informatique | IT-Sicherheit;Cybersicherheit
incident-response | Incident response;Security incident handling | Respuesta a incidentes;Gestión de incidentes de seguridad | Réponse à incident;Gestion des incidents de sécurité | Incident Response;Behandlung von Sicherheitsvorfällen
penetration-testing | Penetration testing;Ethical hacking;Pentesting
siem | SIEM;Splunk
it-support | IT support;Technical support;Help desk;Desktop support | Soporte técnico;Soporte informático | Support technique;Support informatique;Assistance utilisateurs | IT-Support;First-Level-Support;Anwenderbetreuung
itil | ITIL
servicenow | ServiceNow
system-administration | System administration;Systems administration | Administración de sistemas | Administration système;Administration systèmes | Systemadministration
hardware | Hardware;Computer hardware | Hardware;Montaje de equipos | Matériel informatique | Hardware
devops | DevOps
sre | Site reliability engineering;=SRE
monitoring | Prometheus;Grafana;Datadog;Observability
software-testing | Software testing;Test automation;Manual testing;QA testing | Pruebas de software | Tests logiciels;Tests automatisés | Softwaretests;Testautomatisierung
selenium | Selenium
cypress | Cypress;Playwright
jest | =Jest;JUnit;pytest
tdd | TDD;Test-driven development
software-architecture | Software architecture;System design | Arquitectura de software | Architecture logicielle | Softwarearchitektur
software-development | Software development;Software engineering | Desarrollo de software | Développement logiciel | Softwareentwicklung
web-development | Web development;Web design | Desarrollo web;Diseño web | Développement web | Webentwicklung;Webdesign
mobile-development | Mobile development;iOS;Android;Android development;iOS development | Desarrollo móvil | Développement mobile | App-Entwicklung
oop | OOP;Object-oriented programming | Programación orientada a objetos | Programmation orientée objet | Objektorientierte Programmierung
algorithms | Algorithms;Data structures | Algoritmos | Algorithmique | Algorithmen
mathematical-optimization | Mathematical optimisation;Mathematical optimization;Linear programming;Mathematical modelling | Optimización matemática;Programación lineal;Modelización matemática | Optimisation mathématique;Programmation linéaire;Modélisation mathématique | Mathematische Optimierung;Lineare Optimierung;Mathematische Modellierung
embedded | Embedded systems;Microcontrollers;Arduino;Raspberry Pi | Sistemas embebidos | Systèmes embarqués | Eingebettete Systeme;Embedded
circuit-design | Circuit design;PCB design;PCB layout | Diseño de circuitos;Diseño de PCB | Conception de circuits;Conception de cartes électroniques | Schaltungsentwurf;Leiterplattenentwurf;PCB-Design
fpga | FPGA;VHDL;Verilog
unity | =Unity;Unreal Engine
blockchain | Blockchain
tensorflow | TensorFlow
pytorch | PyTorch
keras | Keras
scikit-learn | scikit-learn
pandas | =pandas;=Pandas
numpy | NumPy
latex | LaTeX
uml | UML
xml | XML;JSON
robotics | Robotics | Robótica | Robotique | Robotik
automation | Automation;Industrial automation | Automatización | Automatisme;Automatisation | Automatisierung;Automatisierungstechnik
mechanical-engineering | Mechanical engineering;Mechanical design | Ingeniería mecánica;Diseño mecánico | Génie mécanique;Conception mécanique | Maschinenbau;Konstruktion
product-design | Product design;Product development | Diseño de producto;Desarrollo de producto | Conception de produits;Développement de produits | Produktentwicklung;Produktgestaltung
thermodynamics | Thermodynamics;Heat transfer | Termodinámica;Transferencia de calor | Thermodynamique;Transferts thermiques | Thermodynamik;Wärmeübertragung
materials-testing | Materials testing;Material testing;Non-destructive testing | Ensayo de materiales;Ensayos no destructivos | Essais de matériaux;Contrôles non destructifs | Werkstoffprüfung;Materialprüfung;Zerstörungsfreie Prüfung
control-engineering | Control engineering;Control systems | Ingeniería de control;Sistemas de control | Régulation industrielle;~Automatique | Regelungstechnik;Steuerungstechnik
process-engineering | Process engineering;Chemical process engineering | Ingeniería de procesos | Génie des procédés | Verfahrenstechnik;Prozesstechnik
civil-engineering | Civil engineering | Ingeniería civil | Génie civil | Bauingenieurwesen
structural-analysis | Structural analysis;Structural design;Structural engineering | Cálculo de estructuras;Análisis estructural | Calcul de structures;Dimensionnement de structures | Statik;Tragwerksplanung
architectural-design | Architectural design;Building design | Diseño arquitectónico;Proyecto arquitectónico | Conception architecturale;Projet architectural | Architekturentwurf;Gebäudeplanung
landscape-design | Landscape architecture;Landscape design;Planting design | Paisajismo;Diseño de jardines | Conception paysagère;Aménagement paysager | Landschaftsarchitektur;Freiraumplanung
urban-planning | Urban planning;Town planning;Spatial planning;Zoning | Urbanismo;Planeamiento urbanístico;Ordenación del territorio | Urbanisme;Aménagement du territoire | Stadtplanung;Raumplanung;Bauleitplanung
electrical-engineering | Electrical engineering | Ingeniería eléctrica | Génie électrique;Électrotechnique | Elektrotechnik
power-systems | Power systems;Power grids | Sistemas eléctricos de potencia;Redes eléctricas | Réseaux électriques;Électricité de puissance | Energietechnik;Stromnetze
finite-elements | Finite element analysis;FEA;ANSYS | Elementos finitos | Éléments finis | Finite-Elemente-Methode;FEM
simulation | Simulation | Simulación | Simulation numérique | Simulation
surveying | Surveying;Land surveying | Topografía | Topographie | Vermessung
gis | GIS;ArcGIS;QGIS | SIG | SIG | GIS
remote-sensing | Remote sensing;Satellite imagery | Teledetección | Télédétection | Fernerkundung
photogrammetry | Photogrammetry;Laser scanning;LiDAR;Drone surveying | Fotogrametría;Escaneado láser | Photogrammétrie;Lasergrammétrie | Photogrammetrie;Laserscanning;Drohnenvermessung
renewable-energy | Renewable energy;Solar energy;Photovoltaics | Energías renovables;Energía solar | Énergies renouvelables;Photovoltaïque | Erneuerbare Energien;Photovoltaik
energy-efficiency | Energy efficiency | Eficiencia energética | Efficacité énergétique | Energieeffizienz
environment | Environmental management;Waste management | Gestión medioambiental;Gestión de residuos | Gestion environnementale;Gestion des déchets | Umweltmanagement;Abfallmanagement
environmental-impact-assessment | Environmental impact assessment;Environmental assessment | Evaluación de impacto ambiental;Estudios de impacto ambiental | Étude d'impact environnemental;Évaluation environnementale | Umweltverträglichkeitsprüfung;UVP
environmental-sampling | Environmental sampling;Environmental monitoring;Water sampling;Soil sampling | Muestreo ambiental;Toma de muestras ambientales | Prélèvements environnementaux;Mesures environnementales | Umweltmonitoring;Umweltprobenahme;Probenahme
sustainability-reporting | Sustainability reporting;ESG reporting;Carbon accounting | Informes de sostenibilidad;Huella de carbono | Reporting extra-financier;Bilan carbone;CSRD | Nachhaltigkeitsberichterstattung;ESG-Berichterstattung;CO2-Bilanzierung
chemistry | Chemistry;Analytical chemistry | Química | Chimie | Chemie
chromatography | Chromatography;HPLC;Gas chromatography | Cromatografía;HPLC | Chromatographie;HPLC | Chromatografie;Chromatographie;HPLC
spectroscopy | Spectroscopy;Mass spectrometry;NMR spectroscopy | Espectroscopia;Espectrometría de masas | Spectroscopie;Spectrométrie de masse | Spektroskopie;Massenspektrometrie
physics | Physics | ~Física | ~Physique | Physik
geology | Geology;Geophysics;Hydrogeology | Geología;Geofísica;Hidrogeología | Géologie;Géophysique;Hydrogéologie | Geologie;Geophysik;Hydrogeologie
biology | Biology | Biología | Biologie | Biologie
molecular-biology | Molecular biology;PCR;DNA analysis | Biología molecular;PCR | Biologie moléculaire;PCR | Molekularbiologie;PCR
cell-culture | Cell culture;Tissue culture | Cultivo celular | Culture cellulaire | Zellkultur;Zellkulturtechnik
crop-science | Crop science;Agronomy;Soil science | Agronomía;Fitotecnia;Edafología | Agronomie;Science des sols | Pflanzenbau;Agronomie;Bodenkunde
epidemiology | Epidemiology;Outbreak investigation | Epidemiología;Vigilancia epidemiológica | Épidémiologie;Veille sanitaire | Epidemiologie
clinical-trials | Clinical trials;Clinical research;Good clinical practice | Ensayos clínicos;Investigación clínica;Buenas prácticas clínicas | Essais cliniques;Recherche clinique;Bonnes pratiques cliniques | Klinische Studien;Klinische Forschung
forensics | Forensics;Crime scene examination;Evidence handling | Criminalística;Ciencias forenses;Inspección ocular | Criminalistique;Police scientifique | Kriminaltechnik;Forensik;Spurensicherung
psychological-assessment | Psychological assessment;Psychometric testing;Psychological testing | Evaluación psicológica;Pruebas psicométricas | Évaluation psychologique;Tests psychométriques;Bilan psychologique | Psychologische Diagnostik;Psychodiagnostik;Testdiagnostik
archaeology | Archaeology;Archeology;Archaeological excavation | Arqueología;Excavación arqueológica | Archéologie;Fouilles archéologiques | Archäologie;Ausgrabungen
gmp | GMP;Good manufacturing practice;Good Manufacturing Practices | Buenas prácticas de fabricación | BPF | GMP
sewing | Sewing;Tailoring | Costura;Confección | Couture;Confection | Nähen;Schneidern
music | ~Music;Singing;Piano;Guitar | ~Música | ~Musique | ~Musik
sports-coaching | Sports coaching;Fitness training;Personal training | Entrenamiento personal | Coaching sportif | Personal Training
fundraising | Fundraising | Captación de fondos | Collecte de fonds | Fundraising
grant-writing | Grant writing;Grant applications;Funding applications | Redacción de solicitudes de subvención;Solicitud de ayudas | Rédaction de demandes de subvention;Montage de dossiers de subvention | Förderanträge;Drittmitteleinwerbung;Antragstellung
volunteer-management | Volunteer management;Volunteer coordination | Coordinación de voluntarios | Gestion de bénévoles | Freiwilligenmanagement
real-estate | Real estate;Property management | Gestión inmobiliaria;Inmobiliaria | Immobilier;Gestion immobilière | Immobilien;Immobilienverwaltung;Hausverwaltung
tourism | Tourism;Tour guiding | Turismo | Tourisme | Tourismus
call-center | Call center;Telemarketing | Telemarketing;Call center | Centre d'appels;Télémarketing | Callcenter;Telemarketing
complaint-handling | Complaint handling;Complaint resolution | Gestión de reclamaciones;Gestión de quejas | Gestion des réclamations | Reklamationsbearbeitung;Beschwerdemanagement
order-processing | Order processing;Order entry | Gestión de pedidos;Tramitación de pedidos | Gestion des commandes;Traitement des commandes | Auftragsabwicklung;Auftragsbearbeitung;Angebotserstellung
vendor-management | Vendor management;Supplier management | Gestión de proveedores | Gestion des fournisseurs | Lieferantenmanagement
safeguarding | Safeguarding;Child protection | Protección de la infancia;Protección del menor | Protection de l'enfance | Kinderschutz;Kindeswohl
personal-care | Personal care;Personal hygiene care | Aseo personal | Aide à la toilette;Aide à la personne | Grundpflege;Körperpflege
microscopy | Microscopy | Microscopía | Microscopie | Mikroskopie
research-methods | Research methods;Research design;Research methodology | Metodología de la investigación | Méthodologie de recherche | Forschungsmethoden
survey-design | Survey design;Questionnaire design;Survey research | Diseño de encuestas;Diseño de cuestionarios | Conception d'enquêtes;Conception de questionnaires | Umfragedesign;Fragebogenentwicklung;Umfrageforschung
econometrics | Econometrics;Economic modelling | Econometría;Modelos económicos | Économétrie;Modélisation économique | Ökonometrie;Wirtschaftsmodelle
fieldwork | ~Fieldwork;Field research;Field surveys | Trabajo de campo | Travail de terrain;Relevés de terrain | Feldforschung;Geländearbeit;Feldarbeit
scientific-writing | Scientific writing;Scientific publishing;Journal publications | Redacción científica;Publicaciones científicas | Rédaction scientifique;Publications scientifiques | Wissenschaftliches Schreiben;Wissenschaftliche Publikationen
`;
