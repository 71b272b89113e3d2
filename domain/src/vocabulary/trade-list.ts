/**
 * Further titles for the roles of the career catalogue, as postings write them: abbreviations, masculine and feminine
 * forms, and other usual names. `role: title; title`. Own work.
 */
export const occupationList = `
software-developer: Back-end developer; Backend developer; Backend engineer; Software programmer; Desarrollador backend; Python developer; Java developer; Développeur back-end; Backend-Entwickler; Full-stack engineer; Fullstack developer
web-developer: Front-end engineer; Frontend engineer; Front-end developer; Frontend developer; Desarrollador front-end; Frontend-Entwickler
medical-laboratory-technician: Laboratory scientist; Biomedical scientist; Lab technician; Clinical laboratory scientist
customer-service-representative: Customer support specialist; Customer support agent; Customer success specialist; Kundenberater am Telefon; Kundenberater; Kundenbetreuer; Call center agent; Conseiller relation client; Téléconseiller; Teleoperador; Agente de atención al cliente
caretaker: School custodian; Custodian; Janitor
nonprofit-executive-director: Executive director
home-care-aide: Cuidador de personas mayores; Carer; Care worker; Care assistant; Caregiver; Aide à domicile; Auxiliaire de vie; Alltagsbegleiter; Betreuungskraft
nursing-assistant: Altenpflegehelfer; Pflegehilfskraft; Healthcare support worker; Pflegehelfer; Gerocultor
registered-nurse: Pflegefachperson; Pflegekraft; Gesundheits- und Krankenpfleger; Altenpfleger; Krankenschwester; Enfermero
critical-care-nurse: Intensivpfleger; Pflegefachkraft Intensivstation; Fachkrankenpfleger Intensiv; Enfermero UCI
painter: Pintor; Pintor de interiores; Pintor de brocha; Peintre; Painter and decorator; Decorator
carpenter: Carpintero; Charpentier; Menuisier; Joiner; Tischler; Schreiner
cabinetmaker: Möbeltischler; Carpintero ebanista; Ébéniste
bank-teller: Gestor de clientes; Bankkaufmann; Bankkauffrau; Conseiller clientèle; Chargé de clientèle banque; Bank clerk
secondary-school-teacher: Professeur; Professeur de mathématiques; Professeur de français; Lehrkraft; Lehrer; Gymnasiallehrer; Studienrat; Profesor de matemáticas; Profesor; Maths teacher; English teacher; Science teacher; History teacher; Teacher
primary-school-teacher: Primary teacher; Elementary teacher; Maestro; Professeur des écoles; Grundschullehrkraft
vocational-teacher: Formateur en soudage; Formateur technique; Ausbilder; Ausbilder Metalltechnik; Instructor de soldadura; Welding instructor
truck-driver: Conducteur poids lourd; Chauffeur poids lourd; Camionero de ruta; HGV driver; CDL driver; Berufskraftfahrer; Kraftfahrer; Lkw-Fahrer; Chauffeur routier
delivery-driver: Zusteller; Paketzusteller; Repartidor; Livreur; Van driver; Auslieferungsfahrer
radiographer: Manipulateur en électroradiologie; Radiology technologist; MTR
gardener: Paysagiste; Groundskeeper; Garten- und Landschaftsbauer; Grounds maintenance worker; Landschaftsgärtner
waiter: Servicekraft; Restaurantfachkraft; Food server; Chef de rang; Servicemitarbeiter
journalist: Lokalredakteur; Journaliste localier; Redakteur; Local reporter; Staff writer
sales-assistant: Verkäufer; Einzelhandelskaufmann; Dependiente; Vendeur; Conseiller de vente; Shop assistant; Retail associate; Sales associate; Retail assistant
cashier: Kassierer; Cajero; Hôte de caisse; Hôtesse de caisse; Caissier; Checkout operator
cook: Line cook; Cocinero; Cuisinier; Koch; Commis chef; Chef de partie; Beikoch
kitchen-assistant: Ayudante de cocina; Küchenhilfe; Aide de cuisine; Commis de cuisine; Kitchen helper
warehouse-worker: Lagermitarbeiter; Mozo de almacén; Magasinier; Warehouse associate; Lagerarbeiter; Lagerist
production-worker: Produktionshelfer; Operario; Assembly line worker; Agent de production; Factory worker
electrician: Elektriker; Elektroinstallateur; Elektroniker für Energie- und Gebäudetechnik; Electricista
industrial-electrician: Electricista de mantenimiento; Elektroniker für Betriebstechnik; Maintenance electrician; Électricien de maintenance
welder: Soldador; Soudeur; Schweißer; Welder fabricator
car-mechanic: Auto technician; Service technician automotive; Kfz-Mechaniker; Mécanicien auto
cleaner: Reinigungskraft; Personal de limpieza; Agent d'entretien; Limpiador; Cleaning operative
security-guard: Vigilante; Agent de sécurité; Sicherheitsmitarbeiter; Security officer
accountant: Comptable; Contable; Comptable général; Staff accountant
bookkeeper: Buchhalter; Aide-comptable; Bilanzbuchhalter; Finanzbuchhalter; Accounts assistant; Administrativo contable
hr-generalist: Personalreferent; Chargé de ressources humaines; Técnico de recursos humanos; HR officer; HR advisor
administrative-assistant: Office administrator; Bürokaufmann; Kaufmann für Büromanagement; Auxiliar administrativo; Assistant administratif; Secretary
`;
