/**
 * Skills that postings of many trades ask for: the name as shown, then further ways to write it in four languages
 * (plain letters; a trailing `*` lets the word go on). Own work.
 */
export const postingSkills = `
Excel|microsoft excel|ms excel
Microsoft Office|ms office|office 365|microsoft 365|word and excel
SAP|sap r/3|s/4hana
Salesforce
Python
Java
JavaScript
TypeScript
React|reactjs
Angular
Vue.js|vuejs
Node.js|nodejs
C++|cplusplus
C#|csharp
.NET|dotnet
PHP
Ruby
Go programming|golang
Rust
Kotlin
Swift
SQL
PostgreSQL|postgres
MySQL
MongoDB
AWS|amazon web services
Azure
Google Cloud|gcp
Docker
Kubernetes|k8s
Terraform
Linux
Git|github|gitlab
CI/CD|continuous integration
REST APIs|rest api*|restful
GraphQL
Machine learning|apprentissage automatique|aprendizaje automatico|maschinelles lernen
Data analysis|data analytics|analyse de donnees|analisis de datos|datenanalyse
Power BI
Tableau
Statistics|statistical|statistik|statistiques|estadistica
HTML
CSS
Figma
Photoshop
InDesign
Illustrator
AutoCAD
SolidWorks
Revit
CAD
PLC programming|plc|sps programmierung|automates programmables
Agile|scrum|kanban
Jira
Project management|projektmanagement|projektleitung|gestion de projet*|gestion de proyectos
Patient care|soins aux patients|cuidado de pacientes|patientenversorgung|atencion al paciente|pflege von patient*
Wound care|soins des plaies|cura de heridas|wundversorgung|curas
Medication administration|administer medication*|medikamentengabe|administration des medicaments|administracion de medicacion
BLS|basic life support
ACLS|advanced cardiac life support
CPR|rcp
First aid|erste hilfe|premiers secours|primeros auxilios
Infection control|hygiene hospitaliere|control de infecciones|hygienevorschriften
Triage
Phlebotomy|venepuncture|prise de sang|extraccion de sangre|blutentnahme
Electronic health records|ehr|epic charting|electronic patient record*
Dementia care|demenz*|demencia|demence
Safeguarding|kinderschutz|protection de l enfance
Personal care|aide a la toilette|aseo personal|grundpflege
Care planning|care plan*|pflegeplanung|plan de cuidados|plan de soins
Lesson planning|unterrichtsplanung|preparation des cours|programacion didactica|unterrichtsvorbereitung
Classroom management|gestion de classe|gestion del aula|klassenfuhrung
Special needs|special education|send|inklusion|inclusion scolaire|educacion especial
Food safety|food hygiene|haccp|appcc|lebensmittelhygiene|hygiene alimentaire|manipulador de alimentos
Menu planning|speiseplan*|elaboration des menus|elaboracion de menus
Baking|backen|patisserie|panaderia|boulangerie
Barista|espresso
Stock control|inventory|inventur|inventaire|inventario|gestion des stocks|control de stock
Cash handling|point of sale|kassier*|encaissement|manejo de caja|caja registradora|kassenabrechnung
Merchandising|visual merchandising|warenprasentation|mise en rayon
Customer service|kundenservice|service client|atencion al cliente|kundenbetreuung|relation client
Sales|vertrieb|verkauf|ventas|vente
Negotiation|verhandlung*|negociation|negociacion
Forklift driving|forklift*|stapler*|carretilla*|cariste|caces
Driving licence B|driving licence|driver s license|fuhrerschein|permis b|carnet de conducir|permiso b
Heavy goods vehicles|hgv|cdl|lkw fahrer*|poids lourd|camion
Route planning|tourenplanung|planificacion de rutas
Warehouse management|wms|lagerverwaltung|gestion d entrepot
Order picking|kommissionier*|preparation de commandes|preparacion de pedidos
Welding|weld|mig|tig|mma welding|schweissen|soudure|soldadura
Blueprint reading|technical drawing*|technische zeichnungen|lecture de plans|lectura de planos
CNC machines|cnc
Electrical installation|elektroinstallation|installation electrique|instalaciones electricas
Fault finding|troubleshooting|fehlersuche|depannage|resolucion de averias|fehlerdiagnose
Preventive maintenance|wartung|maintenance preventive|mantenimiento preventivo
Plumbing|sanitarinstallation|plomberie|fontaneria
HVAC|heating systems|klimatechnik|heizung*|chauffage|climatizacion
Carpentry|joinery|holzbau|charpente|menuiserie|carpinteria
Masonry|bricklaying|mauerwerk|maconnerie|albanileria
Scaffolding|gerustbau|echafaudage|andamios
Site safety|health and safety|arbeitssicherheit|securite au travail|prevencion de riesgos
Quality control|quality assurance|qualitatssicherung|qualitatskontrolle|controle qualite|control de calidad
Lean manufacturing|lean production|six sigma|lean management
Laboratory techniques|laborpraxis|techniques de laboratoire|tecnicas de laboratorio
PCR
HPLC|chromatograph*
Microscopy|mikroskopie|microscopie|microscopia
GMP|good manufacturing practice|bpf
Research methods|research design
Bookkeeping|buchhaltung|buchfuhrung|tenue des comptes|contabilidad
Financial reporting|jahresabschluss|reporting financier|informes financieros
Payroll|lohnabrechnung|gehaltsabrechnung|paie|nominas
Tax|steuerrecht|fiscalite|fiscalidad|impuestos
Audit
Budgeting|budget*|presupuestos
DATEV
Contract law|vertragsrecht|droit des contrats|derecho contractual
Employment law|labour law|arbeitsrecht|droit du travail|derecho laboral
Legal research|recherche juridique|investigacion juridica
GDPR|dsgvo|rgpd
Recruitment|recruiting|recrutement|reclutamiento
Data entry|dateneingabe|saisie de donnees|entrada de datos
Scheduling|terminplanung|gestion des agendas|gestion de agenda
Copywriting|redaction web|redaccion de contenidos
SEO
Content marketing
Social media|reseaux sociaux|redes sociales|soziale medien
Google Analytics
Video editing|videoschnitt|montage video|edicion de video
Photography|fotografie|photographie|fotografia
Translation|ubersetzung|traduction|traduccion
Cleaning|reinigung|nettoyage|limpieza
Gardening|gartenpflege|jardinage|jardineria
Hairdressing|coiffure|peluqueria|haarschnitt*
Teamwork|team player|teamfahig*|esprit d equipe|trabajo en equipo
Communication|kommunikationsstarke|communication skills|habilidades de comunicacion
Leadership|mitarbeiterfuhrung|management d equipe|liderazgo
Time management|zeitmanagement|gestion du temps|gestion del tiempo
English|englisch|anglais|ingles
Spanish|spanisch|espagnol|espanol
French|franzosisch|francais|frances
German|deutsch|allemand|aleman
`;
