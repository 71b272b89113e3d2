/** A second set of resumes of invented people in four languages, in the notation of `testing/lay-out.ts`. */
export const fresh = {
  en: `
=== pharmacist, company and place left, title below with date | words
# Dana Whitcombe
~ dana.whitcombe@example.com | 515-555-0127 | Des Moines, IA | linkedin.com/in/danawhitcombe-example
## Employment History
*Corn Belt Pharmacy >> Des Moines, IA
Pharmacist in Charge >> Feb 2017 – Present
• Filled 300 prescriptions a day
*Prairie Rx Inc. >> Ames, IA
Staff Pharmacist >> Jul 2013 – Jan 2017
## Academic Background
Doctor of Pharmacy, Hawkeye State University, 2013
## Areas of Expertise
Compounding, Immunization, Inventory management
--- want
name: Dana Whitcombe
email: dana.whitcombe@example.com
phone: 515 555 0127
place: Des Moines, IA
job: Pharmacist in Charge | Corn Belt Pharmacy | 2017-02 | now
job: Staff Pharmacist | Prairie Rx Inc. | 2013-07 | 2017-01
edu: Doctor of Pharmacy | Hawkeye State University | 2013
skills: Compounding; Immunization; Inventory management
links: LinkedIn

=== receptionist, sidebar right, dates slashed | page
{L}
# OLIVIA HART
Receptionist
## WORK EXPERIENCE
*Front Desk Receptionist
Bayview Dental, Tampa, FL
8/2019 - Present
• Scheduled forty visits a day
*Hostess
Blue Heron Grill, Tampa, FL
6/2016 - 7/2019
## EDUCATION
*Hillsborough Bay High School
High School Diploma
2016
{R}
## REACH ME
olivia.hart@example.com
(813) 555-0168
Tampa, FL
## SKILLS
Scheduling
Phone etiquette
Spanish
--- want
name: Olivia Hart
email: olivia.hart@example.com
phone: 813 555 0168
place: Tampa, FL
job: Front Desk Receptionist | Bayview Dental | 2019-08 | now
job: Hostess | Blue Heron Grill | 2016-06 | 2019-07
edu: High School Diploma | Hillsborough Bay High School | 2016
skills: Scheduling; Phone etiquette; Spanish
`,
  es: `
=== fontanero, tabla | docx
Raúl Pastor Gómez
Fontanero y calefactor
Murcia · 610 555 017 · raul.pastor@example.es
EXPERIENCIA LABORAL
03/2016 – hoy >> Fontanero >> Instalaciones Segura S.L. >> Murcia
09/2010 – 02/2016 >> Ayudante de fontanero >> Fontanería Huerta >> Alcantarilla
FORMACIÓN
2010 >> FP Grado Medio Instalaciones de Producción de Calor >> IES La Flota
CONOCIMIENTOS
Calefacción, Gas, Soldadura de cobre
--- want
name: Raúl Pastor Gómez
email: raul.pastor@example.es
phone: 610 555 017
place: Murcia
job: Fontanero | Instalaciones Segura S.L. | 2016-03 | now
job: Ayudante de fontanero | Fontanería Huerta | 2010-09 | 2016-02
edu: FP Grado Medio Instalaciones de Producción de Calor | IES La Flota | 2010
skills: Calefacción; Gas; Soldadura de cobre

=== diseñadora, Colombia | page
# Valentina Ríos
Diseñadora gráfica | Medellín, Colombia | +57 300 555 0143 | valentina.rios@example.co
## Acerca de mí
Diseñadora con siete años en agencias y marcas de moda, con gusto por la tipografía y el trabajo en equipo.
## Trayectoria
*Diseñadora sénior, Estudio Guayacán
Feb. 2020 – Actual
• Identidad de doce marcas
*Diseñadora gráfica, Agencia Colibrí
Ene. 2016 – Ene. 2020
## Estudios
*Diseño Gráfico, Universidad de la Montaña
2011 – 2015
## Herramientas
Illustrator, Photoshop, Figma
--- want
name: Valentina Ríos
email: valentina.rios@example.co
phone: +57 300 555 0143
place: Medellín, Colombia
job: Diseñadora sénior | Estudio Guayacán | 2020-02 | now
job: Diseñadora gráfica | Agencia Colibrí | 2016-01 | 2020-01
edu: Diseño Gráfico | Universidad de la Montaña | 2015
skills: Illustrator; Photoshop; Figma
`,
  fr: `
=== coiffeuse, tirets | page
# Laëtitia Morel
Coiffeuse mixte – 29 ans – Permis B
06 60 55 01 23 – laetitia.morel@example.fr – 21000 Dijon
## MES EXPÉRIENCES
2019-2024 : *Coiffeuse, Salon L'Épi d'Or, Dijon
• Coupe, couleur, conseil
2016-2019 : Apprentie coiffeuse, Salon Tendance, Beaune
## MES DIPLÔMES
2019 : BP Coiffure, CFA La Noue
2017 : CAP Coiffure, CFA La Noue
## MES ATOUTS
Accueil, Coloration, Vente
--- want
name: Laëtitia Morel
email: laetitia.morel@example.fr
phone: 06 60 55 01 23
place: 21000 Dijon
job: Coiffeuse | Salon L'Épi d'Or | 2019 | 2024
job: Apprentie coiffeuse | Salon Tendance | 2016 | 2019
edu: BP Coiffure | CFA La Noue | 2019
edu: CAP Coiffure | CFA La Noue | 2017
skills: Accueil; Coloration; Vente

=== ingénieur, Suisse | words
# Pierre-Alain Jaquet
Ingénieur mécanique · 1003 Lausanne · +41 21 555 01 44 · pa.jaquet@example.ch
## Expérience professionnelle
*Ingénieur de développement >> 03.2018 – aujourd'hui
Horlogerie du Léman SA, Genève
• Conception de mouvements
*Ingénieur junior >> 09.2014 – 02.2018
Turbines Valaisannes SA, Sion
## Formation
*Master en génie mécanique >> 2014
École polytechnique du Lac
## Langues
Français (langue maternelle), allemand (B2), anglais (C1)
## Logiciels
SolidWorks, CATIA, MATLAB
--- want
name: Pierre-Alain Jaquet
email: pa.jaquet@example.ch
phone: +41 21 555 01 44
place: 1003 Lausanne
job: Ingénieur de développement | Horlogerie du Léman SA | 2018-03 | now
job: Ingénieur junior | Turbines Valaisannes SA | 2014-09 | 2018-02
edu: Master en génie mécanique | École polytechnique du Lac | 2014
skills: SolidWorks; CATIA; MATLAB
langs: Français langue maternelle; allemand B2; anglais C1
`,
  de: `
=== Erzieherin, Zeiten rechts | page
# Melanie Hofstetter
Erzieherin
Ringstraße 3, 90402 Nürnberg · 0911 555019 · melanie.hofstetter@example.de
## Beruflicher Werdegang
*Erzieherin, Gruppenleitung >> 09/2018 – heute
Kindertagesstätte Sonnenkäfer, Nürnberg
• Bildungsangebote für Dreijährige
*Kinderpflegerin >> 08/2013 – 08/2018
Kindergarten St. Martin, Fürth
## Schul- und Berufsausbildung
*Ausbildung zur staatlich anerkannten Erzieherin >> 2015 – 2018
Fachakademie für Sozialpädagogik, Nürnberg
## Sprachkenntnisse
Englisch: B1
Polnisch: Muttersprache
## Hobbys
Klettern, Gitarre
--- want
name: Melanie Hofstetter
email: melanie.hofstetter@example.de
phone: 0911 555019
place: 90402 Nürnberg
job: Erzieherin, Gruppenleitung | Kindertagesstätte Sonnenkäfer | 2018-09 | now
job: Kinderpflegerin | Kindergarten St. Martin | 2013-08 | 2018-08
edu: Ausbildung zur staatlich anerkannten Erzieherin | Fachakademie für Sozialpädagogik | 2018
langs: Englisch B1; Polnisch Muttersprache
custom: Hobbys

=== Tischler, Vor- und Nachname getrennt | docx
Lebenslauf
Persönliches
Name: >> Brenner
Vorname: >> Florian
Wohnort: >> 87435 Kempten
Telefon: >> 0831 5550121
E-Mail: >> florian.brenner@example.com
Beruf
seit 2016 >> Tischlergeselle >> Schreinerei Allgäu GmbH
2013 – 2016 >> Tischler >> Möbelbau Lechner, Memmingen
Ausbildung
2010 – 2013 >> Lehre als Tischler >> Holzwerkstatt Huber
Fähigkeiten
Möbelbau, CNC, Oberflächenbehandlung
--- want
name: Florian Brenner
email: florian.brenner@example.com
phone: 0831 5550121
place: 87435 Kempten
job: Tischlergeselle | Schreinerei Allgäu GmbH | 2016 | now
job: Tischler | Möbelbau Lechner | 2013 | 2016
edu: Lehre als Tischler | Holzwerkstatt Huber | 2013
skills: Möbelbau; CNC; Oberflächenbehandlung
`,
};
