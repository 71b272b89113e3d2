/** Resumes of invented people, in the notation of `testing/lay-out.ts`. */
export const german = `
=== Krankenpflegerin, tabellarisch | page
# Lebenslauf
## Persönliche Daten
Name << Sabine Kröger
Geburtsdatum << 12.03.1985 in Bremen
Anschrift << Lindenstraße 14, 28203 Bremen
Telefon << 0421 5550123
E-Mail << sabine.kroeger@example.de
Familienstand << verheiratet, zwei Kinder
## Berufserfahrung
04/2016 – heute << *Gesundheits- und Krankenpflegerin
 << Klinikum Weserbogen gGmbH, Bremen
 << • Pflege auf der kardiologischen Station
10/2008 – 03/2016 << *Krankenschwester
 << St.-Marien-Hospital, Oldenburg
 << • Chirurgische Station
## Ausbildung
10/2005 – 09/2008 << Ausbildung zur Gesundheits- und Krankenpflegerin
 << Pflegeschule am Klinikum Oldenburg
## Kenntnisse
Wundversorgung, Infusionstherapie, Pflegedokumentation, MS Office
## Sprachen
Deutsch (Muttersprache), Englisch (gut)
--- want
name: Sabine Kröger
email: sabine.kroeger@example.de
phone: 0421 5550123
place: 28203 Bremen
job: Gesundheits- und Krankenpflegerin | Klinikum Weserbogen gGmbH | 2016-04 | now
job: Krankenschwester | St.-Marien-Hospital | 2008-10 | 2016-03
edu: Ausbildung zur Gesundheits- und Krankenpflegerin | Pflegeschule am Klinikum Oldenburg | 2008-09
skills: Wundversorgung; Infusionstherapie; Pflegedokumentation; MS Office
langs: Deutsch Muttersprache; Englisch gut

=== Schweißer, Angaben zur Person | docx
LEBENSLAUF
Angaben zur Person
Vor- und Nachname: >> Dennis Wolters
Geburtsdatum/-ort: >> 04.07.1990, Emden
Adresse: >> Am Deich 3, 26723 Emden
Mobil: >> 0151 23456789
E-Mail: >> d.wolters@example.com
Beruflicher Werdegang
01.02.2018 – heute >> Schweißer bei Nordwerft Emden GmbH
01.09.2011 – 31.01.2018 >> Konstruktionsmechaniker, Stahlbau Janssen KG, Leer
Schulbildung und Ausbildung
2008 – 2011 >> Ausbildung zum Konstruktionsmechaniker, Stahlbau Janssen KG
2002 – 2008 >> Realschulabschluss, Realschule Emden
Weitere Kenntnisse
WIG-Schweißen, MAG-Schweißen, Gabelstaplerschein, Führerschein Klasse B und C
--- want
name: Dennis Wolters
email: d.wolters@example.com
phone: 0151 23456789
place: 26723 Emden
job: Schweißer | Nordwerft Emden GmbH | 2018-02 | now
job: Konstruktionsmechaniker | Stahlbau Janssen KG | 2011-09 | 2018-01
edu: Ausbildung zum Konstruktionsmechaniker | Stahlbau Janssen KG | 2011
edu: Realschulabschluss | Realschule Emden | 2008
skills: WIG-Schweißen; MAG-Schweißen; Gabelstaplerschein; Führerschein Klasse B und C

=== Elektroniker, Seitenleiste links | page
{L}
## KONTAKT
Kaiserstraße 88
76133 Karlsruhe
0172 5550144
m.oezdemir@example.de
## KENNTNISSE
SPS-Programmierung
Elektroinstallation
KNX
Schaltschrankbau
## SPRACHEN
Deutsch – fließend
Türkisch – Muttersprache
## INTERESSEN
Radfahren, Modellbau
{R}
# Murat Özdemir
Elektroniker für Betriebstechnik
## BERUFSERFAHRUNG
*Elektroniker für Betriebstechnik >> seit 05/2017
Badische Pumpenfabrik AG, Karlsruhe
• Wartung und Instandhaltung der Fertigungslinien
*Elektroinstallateur >> 08/2012 – 04/2017
Elektro Maier, Ettlingen
• Installation in Neubauten
## AUSBILDUNG
*Ausbildung zum Elektroniker >> 2009 – 2012
Elektro Maier, Ettlingen
--- want
name: Murat Özdemir
email: m.oezdemir@example.de
phone: 0172 5550144
place: 76133 Karlsruhe
job: Elektroniker für Betriebstechnik | Badische Pumpenfabrik AG | 2017-05 | now
job: Elektroinstallateur | Elektro Maier | 2012-08 | 2017-04
edu: Ausbildung zum Elektroniker | Elektro Maier | 2012
skills: SPS-Programmierung; Elektroinstallation; KNX; Schaltschrankbau
langs: Deutsch fließend; Türkisch Muttersprache
custom: Interessen

=== Lehrerin, Datum unter dem Titel | page
# Dr. Friederike von Asten
Gymnasiallehrerin für Mathematik und Physik
Goethestr. 5 | 69115 Heidelberg | Tel. +49 6221 555017 | f.vonasten@example.org
## BERUFLICHER WERDEGANG
*Studienrätin
Kurpfalz-Gymnasium, Heidelberg
August 2014 – heute
• Fachleitung Mathematik
*Referendarin
Lessing-Gymnasium, Mannheim
Februar 2013 – Juli 2014
## AKADEMISCHE AUSBILDUNG
*Promotion in Didaktik der Physik
Universität Neckartal
2010 – 2012
*Erstes Staatsexamen, Mathematik und Physik
Universität Neckartal
2004 – 2010
## IT-KENNTNISSE
GeoGebra, LaTeX, Moodle, Python
## SPRACHKENNTNISSE
Englisch C1, Französisch B2, Latein (Latinum)
--- want
name: Friederike von Asten
email: f.vonasten@example.org
phone: +49 6221 555017
place: 69115 Heidelberg
job: Studienrätin | Kurpfalz-Gymnasium | 2014-08 | now
job: Referendarin | Lessing-Gymnasium | 2013-02 | 2014-07
edu: Promotion in Didaktik der Physik | Universität Neckartal | 2012
edu: Erstes Staatsexamen, Mathematik und Physik | Universität Neckartal | 2010
skills: GeoGebra; LaTeX; Moodle; Python
langs: Englisch C1; Französisch B2; Latein Latinum

=== Koch, reiner Text | txt
Lebenslauf

Kevin Baumann
Hafenstr. 21
18055 Rostock
Tel.: 0381/5550166
kevin.baumann@example.de

Berufspraxis
06.2019 - jetzt     Souschef, Hotel Seeblick, Warnemünde
09.2014 - 05.2019   Koch, Gasthof Zur Linde, Güstrow

Ausbildung
08.2011 - 07.2014   Ausbildung zum Koch, Hotel Residenz, Schwerin

Fähigkeiten
Menüplanung, HACCP, Warenwirtschaft, Teamführung
--- want
name: Kevin Baumann
email: kevin.baumann@example.de
phone: 0381 5550166
place: 18055 Rostock
job: Souschef | Hotel Seeblick | 2019-06 | now
job: Koch | Gasthof Zur Linde | 2014-09 | 2019-05
edu: Ausbildung zum Koch | Hotel Residenz | 2014-07
skills: Menüplanung; HACCP; Warenwirtschaft; Teamführung

=== Berufskraftfahrer, Firma zuerst | docx
# Jens-Uwe Hartmann
99086 Erfurt • 0361 5550177 • j.hartmann@example.net
## Berufliche Stationen
*Thüringer Transportlogistik GmbH & Co. KG, Erfurt >> 03/2015 – heute
Berufskraftfahrer im Fernverkehr
• Touren nach Polen und Österreich
*Getränke Schulz, Weimar >> 2009 – 2015
Auslieferungsfahrer
• 30 Kunden am Tag
## Schule und Ausbildung
Berufsausbildung zum Berufskraftfahrer, Berufsschule Erfurt >> 2006 – 2009
## Führerschein und Scheine
Klasse C/CE
ADR-Schein
Ladungssicherung
## EDV-Kenntnisse
MS Office, Tourenplanung
--- want
name: Jens-Uwe Hartmann
email: j.hartmann@example.net
phone: 0361 5550177
place: 99086 Erfurt
job: Berufskraftfahrer im Fernverkehr | Thüringer Transportlogistik GmbH & Co. KG | 2015-03 | now
job: Auslieferungsfahrer | Getränke Schulz | 2009 | 2015
edu: Berufsausbildung zum Berufskraftfahrer | Berufsschule Erfurt | 2009
skills: MS Office; Tourenplanung
certs: Klasse C/CE; ADR-Schein; Ladungssicherung

=== Buchhalterin, zwei Spalten rechts schmal | page
# Ute Brandstetter
Bilanzbuchhalterin
{L}
## Berufserfahrung
*Bilanzbuchhalterin, Möbelhaus Kranz GmbH
Regensburg | 01.2018 bis heute
• Monats- und Jahresabschlüsse nach HGB
• Betreuung der Wirtschaftsprüfung
*Finanzbuchhalterin, Steuerkanzlei Huber & Partner
Landshut | 04.2010 bis 12.2017
• Debitoren und Kreditoren
## Aus- und Weiterbildung
*Geprüfte Bilanzbuchhalterin (IHK)
IHK Regensburg | 2014
*Steuerfachangestellte
Steuerkanzlei Huber & Partner | 2007 bis 2010
{R}
## Kontakt
ute.brandstetter@example.de
0941 5550188
93047 Regensburg
## Software
DATEV
SAP FI
Lexware
Excel
## Sprachen
Englisch (B1)
--- want
name: Ute Brandstetter
email: ute.brandstetter@example.de
phone: 0941 5550188
place: 93047 Regensburg
job: Bilanzbuchhalterin | Möbelhaus Kranz GmbH | 2018-01 | now
job: Finanzbuchhalterin | Steuerkanzlei Huber & Partner | 2010-04 | 2017-12
edu: Geprüfte Bilanzbuchhalterin (IHK) | IHK Regensburg | 2014
edu: Steuerfachangestellte | Steuerkanzlei Huber & Partner | 2010
skills: DATEV; SAP FI; Lexware; Excel
langs: Englisch B1

=== Verkäufer, Nachname zuerst, kein Datum bei der Schule | docx
SCHNEIDER, Lukas
geboren am 02.09.1999 in Halle (Saale)
Ledige Straße 7, 06108 Halle
Handy: 0176-55501234, lukas.schneider@example.com
*Praktische Erfahrung
Seit August 2020: Verkäufer, Sporthaus Saale, Halle
Mai 2018 – Juli 2020: Aushilfe im Verkauf, Supermarkt Frischeck
*Schulbildung
Mittlere Reife, Sekundarschule Halle-Süd
*Stärken
Kundenberatung, Kassenführung, Warenpräsentation
--- want
name: Lukas Schneider
email: lukas.schneider@example.com
phone: 0176 55501234
place: 06108 Halle
job: Verkäufer | Sporthaus Saale | 2020-08 | now
job: Aushilfe im Verkauf | Supermarkt Frischeck | 2018-05 | 2020-07
edu: Mittlere Reife | Sekundarschule Halle-Süd |
skills: Kundenberatung; Kassenführung; Warenpräsentation

=== Altenpfleger, moderncv | words
# Tobias Reinhardt
Altenpfleger
~ Schillerplatz 2 – 01309 Dresden – 0160 5550199 – tobias.reinhardt@example.de
## Beruflicher Werdegang
seit 2019 << *Wohnbereichsleiter, Seniorenresidenz Elbblick, Dresden.
 << • Leitung eines Wohnbereichs mit 32 Plätzen
2013–2019 << *Altenpfleger, Diakonie Pflegezentrum, Pirna.
 << • Grund- und Behandlungspflege
## Ausbildung
2010–2013 << *Examinierter Altenpfleger, Berufsfachschule für Altenpflege, Dresden.
## Fort- und Weiterbildung
2018 << Wohnbereichsleitung, 460 Stunden
2016 << Palliative Care
## Kenntnisse
Pflege << Demenzbetreuung, Wundversorgung
EDV << Vivendi, MS Office
--- want
name: Tobias Reinhardt
email: tobias.reinhardt@example.de
phone: 0160 5550199
place: 01309 Dresden
job: Wohnbereichsleiter | Seniorenresidenz Elbblick | 2019 | now
job: Altenpfleger | Diakonie Pflegezentrum | 2013 | 2019
edu: Examinierter Altenpfleger | Berufsfachschule für Altenpflege | 2013
skills: Demenzbetreuung; Wundversorgung; Vivendi; MS Office

=== Wissenschaftler mit Publikationen | words
# Dr.-Ing. Andrej Sokolov
Wissenschaftlicher Mitarbeiter
Ilmenau · andrej.sokolov@example.edu · +49 3677 555012
## Beruf
*Technische Hochschule Ilmtal >> 2019 – heute
Wissenschaftlicher Mitarbeiter, Fachgebiet Regelungstechnik
*Institut für Antriebstechnik e. V., Suhl >> 2015 – 2019
Entwicklungsingenieur
## Studium
Promotion zum Dr.-Ing., Technische Hochschule Ilmtal >> 2023
M. Sc. Elektrotechnik, Technische Universität Werratal >> 2015
## Veröffentlichungen
A. Sokolov, Regelung ohne Modell, Fachtagung 2022
A. Sokolov und P. Hein, Antriebe am Limit, 2020
## Programmierkenntnisse
MATLAB, C++, Python, LabVIEW
--- want
name: Andrej Sokolov
email: andrej.sokolov@example.edu
phone: +49 3677 555012
job: Wissenschaftlicher Mitarbeiter, Fachgebiet Regelungstechnik | Technische Hochschule Ilmtal | 2019 | now
job: Entwicklungsingenieur | Institut für Antriebstechnik e. V. | 2015 | 2019
edu: Promotion zum Dr.-Ing. | Technische Hochschule Ilmtal | 2023
edu: M. Sc. Elektrotechnik | Technische Universität Werratal | 2015
skills: MATLAB; C++; Python; LabVIEW
custom: Veröffentlichungen

=== Quereinsteigerin, Kompetenzprofil zuerst | page
# ANJA PFEIFFER
Kundenberaterin im Innendienst
anja.pfeiffer@example.de | 0511 5550112 | Hannover
## KURZPROFIL
Gelernte Hotelfachfrau mit zehn Jahren Erfahrung am Empfang, jetzt im Innendienst einer Versicherung und auf dem Weg zur Fachwirtin.
## KERNKOMPETENZEN
Kommunikation | Beschwerdemanagement | CRM | Terminplanung
## ERFAHRUNG
*Kundenberaterin – Leine Versicherung AG
Hannover, März 2021 – heute
• Telefonische Beratung
*Empfangsmitarbeiterin – Hotel Am Maschsee
Hannover, Juli 2011 – Februar 2021
• Check-in, Reservierungen
## BILDUNG
*Hotelfachfrau (IHK) – Berufsschule 2 Hannover
Juni 2011
--- want
name: Anja Pfeiffer
email: anja.pfeiffer@example.de
phone: 0511 5550112
place: Hannover
job: Kundenberaterin | Leine Versicherung AG | 2021-03 | now
job: Empfangsmitarbeiterin | Hotel Am Maschsee | 2011-07 | 2021-02
edu: Hotelfachfrau (IHK) | Berufsschule 2 Hannover | 2011-06
skills: Kommunikation; Beschwerdemanagement; CRM; Terminplanung

=== Student, Ehrenamt und Praktika | docx
# Jonas Weidenfeller
Student der Informatik
Musterweg 4, 53111 Bonn >> jonas.w@example.com
+49 (0) 228 555 0143 >> github.com/jweidenfeller-example
## Ausbildung
10/2021 – heute >> B. Sc. Informatik, Rheinische Hochschule Bonn
2012 – 2020 >> Abitur, Beethoven-Gymnasium Bonn (Note: 1,8)
## Praktika
07/2023 – 09/2023 >> Praktikant Softwareentwicklung, Datenkraft GmbH, Köln
## Ehrenamt
2019 – 2022 >> Jugendtrainer, TV Beuel
## Kenntnisse
Programmiersprachen: Java, Python, TypeScript
Werkzeuge: Git, Docker
Sprachen: Englisch (C1), Spanisch (A2)
--- want
name: Jonas Weidenfeller
email: jonas.w@example.com
phone: +49 0 228 555 0143
place: 53111 Bonn
job: Praktikant Softwareentwicklung | Datenkraft GmbH | 2023-07 | 2023-09
edu: B. Sc. Informatik | Rheinische Hochschule Bonn |
edu: Abitur | Beethoven-Gymnasium Bonn | 2020
skills: Java; Python; TypeScript; Git; Docker
langs: Englisch C1; Spanisch A2
custom: Ehrenamt
links: GitHub

=== Bundeswehr, Zeitraum ausgeschrieben | page
# Marcel Thiele
Stabsunteroffizier a. D.
Feldweg 9, 24937 Flensburg, Tel: 0461 5550155, marcel.thiele@example.org
## Tätigkeiten
*Fachkraft für Lagerlogistik
Förde Logistik GmbH, Flensburg
von Oktober 2020 bis heute
• Kommissionierung mit Scannern
*Materialdienstsoldat
Bundeswehr, Standort Husum
von Juli 2012 bis September 2020
• Nachschub und Inventur
## Bildungsweg
*Fachkraft für Lagerlogistik
Berufsbildende Schule Husum
Abschluss Juli 2016
## Fachkenntnisse
SAP, Gabelstapler, Inventur, Gefahrgut
--- want
name: Marcel Thiele
email: marcel.thiele@example.org
phone: 0461 5550155
place: 24937 Flensburg
job: Fachkraft für Lagerlogistik | Förde Logistik GmbH | 2020-10 | now
job: Materialdienstsoldat | Bundeswehr | 2012-07 | 2020-09
edu: Fachkraft für Lagerlogistik | Berufsbildende Schule Husum | 2016-07
skills: SAP; Gabelstapler; Inventur; Gefahrgut

=== Juristin, zwei Seiten mit Fußzeile | page
# Dr. Carolin Mertens
Rechtsanwältin
Düsseldorf | c.mertens@example.law | 0211 5550133
## Berufserfahrung
*Rechtsanwältin (Arbeitsrecht)
Kanzlei Brück Hoffmann Partnerschaft mbB, Düsseldorf >> 09.2016 – heute
• Vertretung von Arbeitgebern
*Wissenschaftliche Mitarbeiterin
Universität am Niederrhein, Lehrstuhl für Zivilrecht >> 2013 – 2016
{F} Dr. Carolin Mertens · Seite 1 von 2
{P}
## Ausbildung
*Zweites Juristisches Staatsexamen
Oberlandesgericht Düsseldorf >> 2016
*Studium der Rechtswissenschaften
Universität am Niederrhein >> 2007 – 2013
## Sprachkenntnisse
Englisch: verhandlungssicher
Niederländisch: Grundkenntnisse
{F} Dr. Carolin Mertens · Seite 2 von 2
--- want
name: Carolin Mertens
email: c.mertens@example.law
phone: 0211 5550133
place: Düsseldorf
job: Rechtsanwältin (Arbeitsrecht) | Kanzlei Brück Hoffmann Partnerschaft mbB | 2016-09 | now
job: Wissenschaftliche Mitarbeiterin | Universität am Niederrhein | 2013 | 2016
edu: Zweites Juristisches Staatsexamen | Oberlandesgericht Düsseldorf | 2016
edu: Studium der Rechtswissenschaften | Universität am Niederrhein | 2013
langs: Englisch verhandlungssicher; Niederländisch Grundkenntnisse

=== Landwirt, Österreich | docx
# Alois Gruber
A-4020 Linz, Bahngasse 12 · Tel. +43 732 555018 · alois.gruber@example.at
## Berufserfahrung
Jänner 2018 – laufend >> Betriebsleiter, Biohof Sonnleiten, Eferding
März 2010 – Dezember 2017 >> Landwirtschaftlicher Facharbeiter, Gut Traunfeld
## Schulbildung
2006 – 2009 >> Landwirtschaftliche Fachschule Otterbach
## Kurse
Sachkundenachweis Pflanzenschutz
Motorsägenkurs
## Besondere Kenntnisse
Traktor fahren, Obstbau, Direktvermarktung
--- want
name: Alois Gruber
email: alois.gruber@example.at
phone: +43 732 555018
place: A-4020 Linz
job: Betriebsleiter | Biohof Sonnleiten | 2018-01 | now
job: Landwirtschaftlicher Facharbeiter | Gut Traunfeld | 2010-03 | 2017-12
edu: | Landwirtschaftliche Fachschule Otterbach | 2009
skills: Traktor fahren; Obstbau; Direktvermarktung
certs: Sachkundenachweis Pflanzenschutz; Motorsägenkurs
`;
