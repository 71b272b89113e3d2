/** Resumes of invented people, in the notation of `testing/lay-out.ts`. */
export const spanish = `
=== enfermera, datos personales | docx
CURRÍCULUM VITAE
DATOS PERSONALES
Nombre y apellidos: Lucía Fernández Ortega
Fecha de nacimiento: 03/05/1991
Dirección: C/ Mayor, 12, 3º B, 31001 Pamplona
Teléfono: 612 345 098
Correo electrónico: lucia.fernandez@example.es
EXPERIENCIA LABORAL
Enfermera de urgencias >> 06/2018 – Actualidad
Hospital San Fermín, Pamplona
• Triaje y atención de pacientes críticos
Enfermera de planta >> 09/2013 – 05/2018
Clínica del Ebro, Logroño
FORMACIÓN ACADÉMICA
Grado en Enfermería >> 2009 – 2013
Universidad de Navarra del Norte
IDIOMAS
Español: nativo
Inglés: B2
HABILIDADES
Triaje, Curas, Terapia intravenosa, Trabajo en equipo
--- want
name: Lucía Fernández Ortega
email: lucia.fernandez@example.es
phone: 612 345 098
place: 31001 Pamplona
job: Enfermera de urgencias | Hospital San Fermín | 2018-06 | now
job: Enfermera de planta | Clínica del Ebro | 2013-09 | 2018-05
edu: Grado en Enfermería | Universidad de Navarra del Norte | 2013
skills: Triaje; Curas; Terapia intravenosa; Trabajo en equipo
langs: Español nativo; Inglés B2

=== soldador, fecha a la izquierda | page
# Antonio Vargas Peña
Soldador homologado
Avda. de la Ría, 45 · 48910 Sestao (Vizcaya) · 655 44 33 22 · avargas@example.com
## Experiencia profesional
2017 – actualidad << *Soldador TIG/MIG
 << Astilleros del Nervión, S.A., Sestao
 << • Soldadura de tubería en acero inoxidable
2011 – 2017 << *Calderero
 << Talleres Ibarra, S.L., Barakaldo
 << • Fabricación de depósitos
## Formación
2011 << Técnico en Soldadura y Calderería
 << IES Margen Izquierda
## Carnés y certificados
Homologación TIG 6G
Carnet de carretillero
## Conocimientos
Soldadura TIG, Soldadura MIG, Lectura de planos, Oxicorte
--- want
name: Antonio Vargas Peña
email: avargas@example.com
phone: 655 44 33 22
place: 48910 Sestao
job: Soldador TIG/MIG | Astilleros del Nervión, S.A. | 2017 | now
job: Calderero | Talleres Ibarra, S.L. | 2011 | 2017
edu: Técnico en Soldadura y Calderería | IES Margen Izquierda | 2011
skills: Soldadura TIG; Soldadura MIG; Lectura de planos; Oxicorte
certs: Homologación TIG 6G; Carnet de carretillero

=== camarera, barra lateral | page
{L}
## CONTACTO
688 123 987
noelia.campos@example.es
Málaga, España
## HABILIDADES
Atención al cliente
Coctelería
TPV
Servicio de sala
## IDIOMAS
Español (nativo)
Inglés (C1)
Alemán (A2)
{R}
# Noelia Campos Gil
Camarera y encargada de sala
## PERFIL
Profesional de la hostelería con ocho años de experiencia en restaurantes y hoteles de la Costa del Sol.
## EXPERIENCIA
*Encargada de sala
Restaurante La Bodega del Puerto | Málaga
Abril 2020 – Presente
• Equipo de siete camareros
*Camarera
Hotel Playa Blanca | Torremolinos
Mayo de 2015 – Marzo de 2020
## EDUCACIÓN
*Técnico en Servicios en Restauración
Escuela de Hostelería de Benalmádena
2015
--- want
name: Noelia Campos Gil
email: noelia.campos@example.es
phone: 688 123 987
place: Málaga, España
job: Encargada de sala | Restaurante La Bodega del Puerto | 2020-04 | now
job: Camarera | Hotel Playa Blanca | 2015-05 | 2020-03
edu: Técnico en Servicios en Restauración | Escuela de Hostelería de Benalmádena | 2015
skills: Atención al cliente; Coctelería; TPV; Servicio de sala
langs: Español nativo; Inglés C1; Alemán A2

=== profesor, LaTeX | words
# Ramiro Echeverría Luna
~ Córdoba, Argentina · +54 351 555 0142 · r.echeverria@example.com.ar · linkedin.com/in/recheverria-example
## Experiencia docente
*Profesor de Matemática >> mar. 2014 – actualidad
Colegio Nacional del Sur, Córdoba
• Cursos de cuarto a sexto año
*Ayudante de cátedra >> 2010 – 2014
Universidad Provincial de las Sierras
## Estudios
*Profesorado en Matemática >> 2010
Universidad Provincial de las Sierras
## Publicaciones
R. Echeverría, Enseñar fracciones con mapas, Revista del Aula, 2019
## Informática
GeoGebra, Moodle, LaTeX
--- want
name: Ramiro Echeverría Luna
email: r.echeverria@example.com.ar
phone: +54 351 555 0142
place: Córdoba, Argentina
job: Profesor de Matemática | Colegio Nacional del Sur | 2014-03 | now
job: Ayudante de cátedra | Universidad Provincial de las Sierras | 2010 | 2014
edu: Profesorado en Matemática | Universidad Provincial de las Sierras | 2010
skills: GeoGebra; Moodle; LaTeX
custom: Publicaciones
links: LinkedIn

=== cocinero, texto sin formato | txt
JAVIER MOLINA RUEDA
Cocinero
Teléfono: +34 699 000 145
Email: javier.molina@example.com
Zaragoza

EXPERIENCIA
Jefe de cocina, Restaurante El Tubo Viejo, Zaragoza, 2019 - Actualidad
Cocinero, Hotel Moncayo, Tarazona, 2014 - 2019
Ayudante de cocina, Mesón Aragón, 2012 - 2014

FORMACIÓN
Grado Medio en Cocina y Gastronomía, Escuela de Hostelería de Aragón, 2012

APTITUDES
Cocina tradicional, APPCC, Gestión de stock, Repostería
--- want
name: Javier Molina Rueda
email: javier.molina@example.com
phone: +34 699 000 145
place: Zaragoza
job: Jefe de cocina | Restaurante El Tubo Viejo | 2019 | now
job: Cocinero | Hotel Moncayo | 2014 | 2019
job: Ayudante de cocina | Mesón Aragón | 2012 | 2014
edu: Grado Medio en Cocina y Gastronomía | Escuela de Hostelería de Aragón | 2012
skills: Cocina tradicional; APPCC; Gestión de stock; Repostería

=== conductor de camión, empresa primero | page
# Manuel Rojas Tapia
Santiago de Chile | +56 9 5555 0177 | manuel.rojas@example.cl
## ANTECEDENTES LABORALES
*Transportes Andinos Ltda. >> Enero 2018 – a la fecha
Conductor de camión clase A5
• Rutas Santiago – Antofagasta
*Agrícola Los Aromos >> 2012 – 2017
Chofer y operador de tractor
## ESTUDIOS
Enseñanza media completa, Liceo Industrial de Maipú >> 2011
## LICENCIAS
Clase A5
Clase D
## HABILIDADES
Manejo defensivo - Mecánica básica - Planificación de rutas
--- want
name: Manuel Rojas Tapia
email: manuel.rojas@example.cl
phone: +56 9 5555 0177
place: Santiago de Chile
job: Conductor de camión clase A5 | Transportes Andinos Ltda. | 2018-01 | now
job: Chofer y operador de tractor | Agrícola Los Aromos | 2012 | 2017
edu: Enseñanza media completa | Liceo Industrial de Maipú | 2011
skills: Manejo defensivo; Mecánica básica; Planificación de rutas
certs: Clase A5; Clase D

=== contable, varios puestos en la empresa | page
# BEATRIZ SANZ MORENO
Contable
Valladolid · 983 555 014 · beatriz.sanz@example.es
## EXPERIENCIA PROFESIONAL
*Grupo Pisuerga Alimentación, S.A. >> Valladolid
Responsable de contabilidad >> 01/2020 - Actualmente
• Cierres mensuales e impuestos
Contable >> 04/2014 - 12/2019
• Facturación y conciliación bancaria
*Asesoría Campo Grande >> Valladolid
Auxiliar administrativa >> 10/2011 - 03/2014
## FORMACIÓN ACADÉMICA
*Licenciatura en Administración y Dirección de Empresas >> 2006 - 2011
Universidad de Castilla Norte
## INFORMÁTICA
Contabilidad: A3, ContaPlus, SAP FI
Ofimática: Excel avanzado, Word
--- want
name: Beatriz Sanz Moreno
email: beatriz.sanz@example.es
phone: 983 555 014
place: Valladolid
job: Responsable de contabilidad | Grupo Pisuerga Alimentación, S.A. | 2020-01 | now
job: Contable | Grupo Pisuerga Alimentación, S.A. | 2014-04 | 2019-12
job: Auxiliar administrativa | Asesoría Campo Grande | 2011-10 | 2014-03
edu: Licenciatura en Administración y Dirección de Empresas | Universidad de Castilla Norte | 2011
skills: A3; ContaPlus; SAP FI; Excel; Word

=== abogado, México | docx
# Lic. Héctor Domínguez Cantú
Monterrey, Nuevo León | Cel. (81) 5555 0139 | hector.dominguez@example.mx
## Resumen profesional
Abogado laboralista con doce años de experiencia en litigio y asesoría de empresas.
## Experiencia
*Abogado asociado | Bufete Garza y Treviño | Monterrey | Feb 2016 – Presente
• Representación en juicios laborales
*Pasante jurídico | Despacho Hinojosa | Monterrey | Ago 2011 – Ene 2016
## Educación
*Licenciatura en Derecho | Universidad del Cerro | 2006 – 2011
## Certificaciones
• Mediador certificado, Poder Judicial del Estado, 2018
## Competencias
• Derecho laboral
• Negociación
• Redacción de contratos
--- want
name: Héctor Domínguez Cantú
email: hector.dominguez@example.mx
phone: 81 5555 0139
place: Monterrey, Nuevo León
job: Abogado asociado | Bufete Garza y Treviño | 2016-02 | now
job: Pasante jurídico | Despacho Hinojosa | 2011-08 | 2016-01
edu: Licenciatura en Derecho | Universidad del Cerro | 2011
skills: Derecho laboral; Negociación; Redacción de contratos
certs: Mediador certificado, Poder Judicial del Estado, 2018

=== dependienta, apellidos primero | docx
GARCÍA LEÓN, Marta
Calle del Pez, 8 – 28004 Madrid
Móvil: 600 55 01 23 – marta.garcia@example.com
## Experiencia laboral
Desde octubre de 2019 >> Dependienta en Moda Fuencarral, S.L.
De junio de 2016 a septiembre de 2019 >> Cajera en Supermercados Sol
## Estudios realizados
2014 - 2016 >> Ciclo Formativo de Grado Medio en Comercio, IES Lavapiés
## Otros datos de interés
Carnet de conducir B y vehículo propio
## Aptitudes
Venta, Manejo de caja, Escaparatismo, Atención al cliente
--- want
name: Marta García León
email: marta.garcia@example.com
phone: 600 55 01 23
place: 28004 Madrid
job: Dependienta | Moda Fuencarral, S.L. | 2019-10 | now
job: Cajera | Supermercados Sol | 2016-06 | 2019-09
edu: Ciclo Formativo de Grado Medio en Comercio | IES Lavapiés | 2016
skills: Venta; Manejo de caja; Escaparatismo; Atención al cliente

=== cuidadora, fechas debajo | page
# Yolanda Quispe Mamani
Cuidadora de personas mayores
Getafe (Madrid)  |  Tel. 677 555 018  |  yolanda.quispe@example.com
## Trayectoria profesional
*Cuidadora interna
Familia particular, Getafe
Septiembre 2018 - Actualidad
• Aseo, medicación y acompañamiento
*Auxiliar de geriatría
Residencia Los Olivos, Leganés
Enero 2013 - Agosto 2018
• Turno de noche
## Formación complementaria
Certificado de Atención Sociosanitaria, 2013
Primeros auxilios, Cruz Roja, 2016
## Competencias
Movilización de pacientes, Cocina, Administración de medicación
--- want
name: Yolanda Quispe Mamani
email: yolanda.quispe@example.com
phone: 677 555 018
place: Getafe (Madrid)
job: Cuidadora interna | Familia particular | 2018-09 | now
job: Auxiliar de geriatría | Residencia Los Olivos | 2013-01 | 2018-08
skills: Movilización de pacientes; Cocina; Administración de medicación
certs: Certificado de Atención Sociosanitaria, 2013; Primeros auxilios, Cruz Roja, 2016

=== estudiante sin experiencia | docx
# Álvaro Iglesias Nieto
Estudiante de Ingeniería Informática
Salamanca
alvaro.iglesias@example.edu
+34 644 55 01 99
github.com/aiglesias-example
## Sobre mí
Estudiante de último curso con ganas de aprender desarrollo web.
## Educación
*Universidad del Tormes >> Sept. 2020 – Junio 2024
Grado en Ingeniería Informática
*IES Fray Luis >> 2018 – 2020
Bachillerato de Ciencias
## Proyectos
*Gestor de turnos para peñas
• Aplicación en React y Node.js
## Tecnologías
Lenguajes: JavaScript, Java, SQL
Herramientas: Git, Docker, Linux
## Idiomas
Inglés: C1 (Cambridge Advanced)
--- want
name: Álvaro Iglesias Nieto
email: alvaro.iglesias@example.edu
phone: +34 644 55 01 99
place: Salamanca
edu: Grado en Ingeniería Informática | Universidad del Tormes | 2024-06
edu: Bachillerato de Ciencias | IES Fray Luis | 2020
skills: JavaScript; Java; SQL; Git; Docker; Linux
langs: Inglés C1 (Cambridge Advanced)
custom: Proyectos
links: GitHub

=== electricista, Europass | page
Información personal
# Ángel Prieto Salas
Calle Real 20, 33201 Gijón (España)
985 555 016   677 550 188
angel.prieto@example.es
Fecha de nacimiento 19/11/1986 | Nacionalidad Española
## Experiencia profesional
02/2015–Presente << Electricista
 << Montajes Cantábrico S.L., Gijón (España)
 << Instalaciones de baja tensión en edificios
09/2008–01/2015 << Oficial electricista
 << Electricidad Naranco, Oviedo (España)
## Educación y formación
2006–2008 << Técnico Superior en Instalaciones Electrotécnicas
 << CIFP Laboral, Gijón (España)
## Competencias personales
Lengua materna << Español
Otros idiomas << Inglés B1
## Competencias digitales
AutoCAD, Dialux, KNX
--- want
name: Ángel Prieto Salas
email: angel.prieto@example.es
phone: 985 555 016
place: 33201 Gijón (España)
job: Electricista | Montajes Cantábrico S.L. | 2015-02 | now
job: Oficial electricista | Electricidad Naranco | 2008-09 | 2015-01
edu: Técnico Superior en Instalaciones Electrotécnicas | CIFP Laboral | 2008

=== jornalero, todo en una línea | txt
Mohamed El Amrani
Almería, tel. 631 555 012, m.elamrani@example.com

EXPERIENCIA LABORAL
2019 - actualidad: Peón agrícola. Invernaderos del Poniente, El Ejido
2015 - 2019: Mozo de almacén. Frutas Cabo de Gata S.C.A., Níjar

ESTUDIOS
2014: Graduado en ESO, IES Sol de Portocarrero

IDIOMAS
Árabe (nativo), español (alto), francés (medio)
--- want
name: Mohamed El Amrani
email: m.elamrani@example.com
phone: 631 555 012
place: Almería
job: Peón agrícola | Invernaderos del Poniente | 2019 | now
job: Mozo de almacén | Frutas Cabo de Gata S.C.A. | 2015 | 2019
edu: Graduado en ESO | IES Sol de Portocarrero | 2014
langs: Árabe nativo; español alto; francés medio

=== comercial, columna derecha, iconos | page
# SOFÍA NAVARRO
~ Ejecutiva comercial
{L}
## Experiencia
*Ejecutiva de cuentas >> 2021 – Hoy
Iberia Software, S.A. · Barcelona
• Cartera de 60 clientes
*Teleoperadora >> 2018 – 2021
Contacta Servicios · L'Hospitalet
## Formación
*Grado en Marketing >> 2018
Universitat del Llobregat · Barcelona
{R}
## Contacto
 sofia.navarro@example.com
 +34 622 55 50 11
 Barcelona
 linkedin.com/in/sofianavarro-example
## Habilidades
Ventas B2B  90%
Negociación  80%
CRM  85%
## Idiomas
Catalán – nativo
Inglés – B2
--- want
name: Sofía Navarro
email: sofia.navarro@example.com
phone: +34 622 55 50 11
place: Barcelona
job: Ejecutiva de cuentas | Iberia Software, S.A. | 2021 | now
job: Teleoperadora | Contacta Servicios | 2018 | 2021
edu: Grado en Marketing | Universitat del Llobregat | 2018
skills: Ventas B2B; Negociación; CRM
langs: Catalán nativo; Inglés B2
links: LinkedIn

=== militar, reincorporación, dos páginas | page
# Pablo Serrano Aguilar
Suboficial en la reserva
Cartagena (Murcia) / 666 555 014 / pablo.serrano@example.org
## Historial laboral
*Técnico de mantenimiento
Armada Española, Arsenal de Cartagena
Julio 2008 – Diciembre 2022
• Mantenimiento de motores
{F} Pablo Serrano Aguilar – Página 1
{P}
*Mecánico
Talleres Mar Menor, San Javier
2005 – 2008
## Titulación
*Técnico Superior en Mantenimiento de Equipo Industrial
Escuela de Especialidades de la Estación Naval
2008
## Conocimientos técnicos
Hidráulica, Neumática, Motores diésel
{F} Pablo Serrano Aguilar – Página 2
--- want
name: Pablo Serrano Aguilar
email: pablo.serrano@example.org
phone: 666 555 014
place: Cartagena (Murcia)
job: Técnico de mantenimiento | Armada Española, Arsenal de Cartagena | 2008-07 | 2022-12
job: Mecánico | Talleres Mar Menor | 2005 | 2008
edu: Técnico Superior en Mantenimiento de Equipo Industrial | Escuela de Especialidades de la Estación Naval | 2008
skills: Hidráulica; Neumática; Motores diésel
`;
