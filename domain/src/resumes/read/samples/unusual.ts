/** English resumes whose headings, heads or columns are unusual, in the notation of `testing/lay-out.ts`. */
export const unusual = `
=== warehouse worker, text in capitals, dates first | txt
DEANDRE PULLIAM
4410 FRANKFORD AVE, PHILADELPHIA PA 19124
215-555-0110  DPULLIAM@EXAMPLE.COM

SUMMARY
Dependable warehouse associate, forklift certified, open to any shift.

WORK HISTORY

11/2021 - PRESENT
QUAKER COLD STORAGE, PHILADELPHIA PA
REACH TRUCK OPERATOR
- PULL AND STAGE 200 PALLETS A SHIFT
- TRAIN NEW HIRES

04/2019 - 10/2021
LIBERTY PARCEL
PACKAGE HANDLER
- LOADED TRAILERS

08/2016 - 03/2019
TASTY CAKES BAKERY OUTLET
STOCK CLERK

EDUCATION
FRANKFORD HIGH, DIPLOMA, 2016

SKILLS
REACH TRUCK, RF SCANNER, CYCLE COUNTS, SHIPPING AND RECEIVING
--- want
name: Deandre Pulliam
email: dpulliam@example.com
phone: 215-555-0110
place: 4410 Frankford Ave, Philadelphia PA 19124
job: Reach Truck Operator | Quaker Cold Storage | 2021-11 | now
job: Package Handler | Liberty Parcel | 2019-04 | 2021-10
job: Stock Clerk | Tasty Cakes Bakery Outlet | 2016-08 | 2019-03
edu: Diploma | Frankford High | 2016
skills: Reach truck; RF scanner; Cycle counts; Shipping and receiving

=== sales manager, sidebar, title at left and employer at right of one row | page
{L}
# JONAS
# VERBEEK
Regional Sales Manager
## REACH ME
Toronto, ON
416-555-0158
jonas.verbeek@example.ca
## TOOLBOX
Salesforce
Territory planning
Contract negotiation
## SPEAKS
English
Dutch
{R}
## STORY
Twelve years of selling packaging to people who think they have enough of it.
## WORK
*Regional Sales Manager >> Cardboard & Co.
2018 – now
• Grew the western region from 4 to 11 million dollars
*Account Executive >> Pakfast
2014 – 2018
• Opened 60 accounts
*Inside Sales >> Great Lakes Film
2011 – 2014
## STUDIES
*Bachelor of Commerce >> Guelph
2011
--- want
name: Jonas Verbeek
email: jonas.verbeek@example.ca
phone: 416-555-0158
place: Toronto, ON
job: Regional Sales Manager | Cardboard & Co. | 2018 | now
job: Account Executive | Pakfast | 2014 | 2018
job: Inside Sales | Great Lakes Film | 2011 | 2014
edu: Bachelor of Commerce | Guelph | 2011
skills: Salesforce; Territory planning; Contract negotiation

=== shop assistant, labels before each value | docx
*Curriculum Vitae of Shannon Byrne
Address: 12 Barrack Street, Carlow
Mobile: 085 555 0137
Email: shannonbyrne99@example.ie
## Employment Record
Dates: June 2022 – Present
Employer: Penneys, Carlow
Position: Sales Assistant
Duties: Tills, stock, fitting rooms
Dates: Sept 2019 – May 2022
Employer: Tully's Newsagents
Position: Shop Assistant
Duties: Opening up, lottery, deliveries
## Education
Dates: 2019 – 2021
College: Carlow Institute of Further Education
Course: QQI Level 5 Retail Practice
Dates: 2013 – 2019
School: St Leo's
Course: Leaving Certificate
## Hobbies
Camogie, hillwalking
## Referees
Ms Orla Tully, Tully's Newsagents, 8 Castle Hill, Carlow, 059 555 0101
--- want
name: Shannon Byrne
email: shannonbyrne99@example.ie
phone: 085 555 0137
place: 12 Barrack Street, Carlow
job: Sales Assistant | Penneys | 2022-06 | now
job: Shop Assistant | Tully's Newsagents | 2019-09 | 2022-05
edu: QQI Level 5 Retail Practice | Carlow Institute of Further Education | 2021
edu: Leaving Certificate | St Leo's | 2019

=== barista, bulleted list of jobs in sentences | txt
Ellie Watts
elliewatts@example.com / 07700900321 / Brighton

Experience:
* 2022-present: Head Barista at Small Batch, Hove
* 2020-2022: Barista at Pelham & Pip, Brighton
* 2018-2020: Waitress at The Salt Room, Brighton
* Summer 2017: Kitchen Porter at Camp Bestival

Education:
* 2018-2021: BA Fine Art Painting, University of Brighton
* 2016-2018: UAL Extended Diploma Art & Design, Varndean College

Skills: latte art, dialling in, cash handling, social media
--- want
name: Ellie Watts
email: elliewatts@example.com
phone: 07700900321
place: Brighton
job: Head Barista | Small Batch | 2022 | now
job: Barista | Pelham & Pip | 2020 | 2022
job: Waitress | The Salt Room | 2018 | 2020
job: Kitchen Porter | Camp Bestival | 2017 | 2017
edu: BA Fine Art Painting | University of Brighton | 2021
edu: UAL Extended Diploma Art & Design | Varndean College | 2018
skills: latte art; dialling in; cash handling; social media

=== executive, firm with town and years, what it does below, then posts with years | words
# CATHERINE M. LINDQVIST
~ Edina, MN 55424 | 612.555.0147 | cmlindqvist@example.com
## CHIEF OPERATING OFFICER
Operations leader for family-owned manufacturers between $40M and $300M. Builds teams that stay, plants that run, and boards that sleep.
## CAREER NARRATIVE
*NORDGAARD FENCE, Minneapolis, MN >> 2012 – Present
Maker of steel and vinyl fencing with 640 employees in three states.
*Chief Operating Officer (2017 – Present)
• Lifted on-time delivery from 71% to 96%
*Vice President, Supply Chain (2012 – 2017)
• Cut inventory by $9M in two years
*TRUVANT FOODS, Eden Prairie, MN >> 2004 – 2012
Frozen dough for in-store bakeries.
*Director of Logistics (2008 – 2012)
*Plant Manager (2004 – 2008)
## EARLIER
*Shift Supervisor, Koch Refining, Rosemount, MN
*Second Lieutenant, U.S. Army, Fort Riley, KS
## EDUCATION
M.B.A., Carlson School of Management, University of Minnesota
B.S., Mechanical Engineering, Iowa State University
## BOARDS
Second Harvest Heartland, 2015 – 2021
--- want
name: Catherine M. Lindqvist
email: cmlindqvist@example.com
phone: 612.555.0147
place: Edina, MN 55424
job: Chief Operating Officer | Nordgaard Fence | 2017 | now
job: Vice President, Supply Chain | Nordgaard Fence | 2012 | 2017
job: Director of Logistics | Truvant Foods | 2008 | 2012
job: Plant Manager | Truvant Foods | 2004 | 2008
job: Shift Supervisor | Koch Refining |  | 
job: Second Lieutenant | U.S. Army |  | 
edu: M.B.A. | Carlson School of Management, University of Minnesota | 
edu: B.S., Mechanical Engineering | Iowa State University | 

=== developer, bars in one line, projects and links | words
# Wei-Lun Tsai
~ Vancouver, BC | weilun.tsai@example.dev | github.com/wltsai-example | 604 555 0190
## Experience
*Backend Engineer | Tidepool Analytics | Vancouver | May 2021 – Present
• Own the ingestion path, 40k events a second, in Go and Kafka
*Software Developer | Moss & Fern | Burnaby | Jan 2018 – Apr 2021
• Rewrote the booking engine in TypeScript
*Co-op Student | BC Hydro | Burnaby | May 2016 – Aug 2016
## Projects
*kelp | Go, SQLite
• A log viewer with 2,300 stars
## Education
*BSc Computing Science | Simon Fraser | Burnaby | 2017
## Stack
Go, TypeScript, Kafka, PostgreSQL, Kubernetes, Terraform
--- want
name: Wei-Lun Tsai
email: weilun.tsai@example.dev
phone: 604 555 0190
place: Vancouver, BC
job: Backend Engineer | Tidepool Analytics | 2021-05 | now
job: Software Developer | Moss & Fern | 2018-01 | 2021-04
job: Co-op Student | BC Hydro | 2016-05 | 2016-08
edu: BSc Computing Science | Simon Fraser | 2017
skills: Go; TypeScript; Kafka; PostgreSQL; Kubernetes; Terraform

=== nurse in Ireland, dates in a column to date, registration, references in the head | page
# Aoife Ní Dhomhnaill
~ Apt 6, Bridgewater Quay, Galway H91 X2K4
~ aoife.nd@example.ie | 087 555 0164 | NMBI PIN 123456
## Professional Profile
Staff nurse with acute medical and high dependency experience.
## Career to Date
Mar 2020 – to date << *Clinical Nurse Manager 1
 << Merlin Park, Galway
• Rosters for 26 nurses
Oct 2016 – Feb 2020 << *Staff Nurse, HDU
 << St. Brendan's, Loughrea
Sept 2014 – Sept 2016 << *Staff Nurse, Acute Medical
 << Royal Prince Alfred, Sydney
## Education
2010 – 2014 << *BSc (Hons) General Nursing
 << NUI Galway
2016 << *PG Cert Critical Care
 << RCSI
## Mandatory Training
BLS, Manual handling, Hand hygiene
## Referees
Ms Mary Conneely, Director of Nursing, Merlin Park, Galway, 091 555 012
--- want
name: Aoife Ní Dhomhnaill
email: aoife.nd@example.ie
phone: 087 555 0164
place: Apt 6, Bridgewater Quay, Galway H91 X2K4
job: Clinical Nurse Manager 1 | Merlin Park | 2020-03 | now
job: Staff Nurse, HDU | St. Brendan's | 2016-10 | 2020-02
job: Staff Nurse, Acute Medical | Royal Prince Alfred | 2014-09 | 2016-09
edu: BSc (Hons) General Nursing | NUI Galway | 2014
edu: PG Cert Critical Care | RCSI | 2016

=== hairdresser, no headings, employer then title then years | docx
*Kayleigh Summers
23 Drake Road, Newport NP20 6AB
07700 900 229
kayleigh.summers@example.co.uk
Senior stylist with eleven years behind the chair, colour is what I love most.
*Halo, Cardiff
Senior Stylist
2017 – present
Balayage, bridal, looking after two juniors
*Headmasters, Newport
Stylist
2013 – 2017
*Toni's, Cwmbran
Saturday Girl
2011 – 2013
*Coleg Gwent
NVQ Level 3 Hairdressing
2013
*Llanwern High
7 GCSEs
2011
--- want
name: Kayleigh Summers
email: kayleigh.summers@example.co.uk
phone: 07700 900 229
place: 23 Drake Road, Newport NP20 6AB
job: Senior Stylist | Halo | 2017 | now
job: Stylist | Headmasters | 2013 | 2017
job: Saturday Girl | Toni's | 2011 | 2013
edu: NVQ Level 3 Hairdressing | Coleg Gwent | 2013
edu: 7 GCSEs | Llanwern High | 2011

=== receptionist, title in capitals, employer and dates in the line below | words
# Monique Baptiste
~ Baton Rouge, Louisiana
~ 225-555-0173
~ moniquebap@example.com
## Qualifications
• Type 65 words a minute
• Bilingual, English and French
## Professional Background
*FRONT DESK COORDINATOR
Pelican Orthopaedics, 2020 – Present
Greet 90 patients a day, verify insurance, collect co-pays
*MEDICAL RECEPTIONIST
Magnolia Kids, 2017 – 2020
Scheduled for four doctors
*CASHIER
Rouses, 2015 – 2017
## Education & Credentials
*MEDICAL OFFICE ASSISTANT
Remington, 2017
*DIPLOMA
Scotlandville Magnet, 2015
## References
Dr. Lee Guidry, Pelican Orthopaedics, 225-555-0111
--- want
name: Monique Baptiste
email: moniquebap@example.com
phone: 225-555-0173
place: Baton Rouge, Louisiana
job: Front Desk Coordinator | Pelican Orthopaedics | 2020 | now
job: Medical Receptionist | Magnolia Kids | 2017 | 2020
job: Cashier | Rouses | 2015 | 2017
edu: Medical Office Assistant | Remington | 2017
edu: Diploma | Scotlandville Magnet | 2015

=== banker, titles with brackets, town after a comma, dates in brackets | docx
# Arjun Mehta, CFA
~ London SW11 | arjun.mehta@example.com | +44 7700 900 456
## Experience
*Investment Analyst (Equities), Harrow Peak, London (Sep 2020 – Present)
• Cover 22 names in European industrials
*Graduate Analyst (Markets), Coulter Bank, Edinburgh (Aug 2018 – Aug 2020)
• Rotations in rates, credit and sales
*Summer Analyst (Research), Danvers, Dublin (Jun 2017 – Aug 2017)
## Education
*MSc Finance, Warwick, 2018
*BSc (Hons) Mathematics, Durham, 2017
## Additional
Languages: Hindi (native), French (B2)
IT: Excel, Bloomberg, Python
--- want
name: Arjun Mehta
email: arjun.mehta@example.com
phone: +44 7700 900 456
place: London SW11
job: Investment Analyst (Equities) | Harrow Peak | 2020-09 | now
job: Graduate Analyst (Markets) | Coulter Bank | 2018-08 | 2020-08
job: Summer Analyst (Research) | Danvers | 2017-06 | 2017-08
edu: MSc Finance | Warwick | 2018
edu: BSc (Hons) Mathematics | Durham | 2017

=== farm worker, dates alone below, undated studies, referees in two columns | page
# Tomos Pritchard
~ Tŷ Newydd, Bala, Gwynedd LL23 7PT
~ 07700 900 733
~ tomos.pritchard@example.wales
## Working Life
*Stockman
Rhiwlas
April 2018 – present
Look after 900 ewes and 60 sucklers
*Forestry Worker
Tilhill
2015 – 2018
*Milk Recorder
CIS
2012 – 2015
## Learning
*Level 3 Agriculture
Glynllifon
*GCSEs
Ysgol y Berwyn
## Tickets
• Chainsaw (CS30, CS31)
• Telehandler
• Sheep dipping
## Who to ask
{L}
Emyr Jones
Rhiwlas, Bala LL23 7NP
emyr@rhiwlas.example
{R}
Sioned Wyn
Tilhill, Llanrwst
01492 555 010
--- want
name: Tomos Pritchard
email: tomos.pritchard@example.wales
phone: 07700 900 733
place: Tŷ Newydd, Bala, Gwynedd LL23 7PT
job: Stockman | Rhiwlas | 2018-04 | now
job: Forestry Worker | Tilhill | 2015 | 2018
job: Milk Recorder | CIS | 2012 | 2015
edu: Level 3 Agriculture | Glynllifon | 
edu: GCSEs | Ysgol y Berwyn | 
certs: Chainsaw (CS30, CS31); Telehandler; Sheep dipping

=== marketing manager, headings at the left, employer with place and date right | words
# Sofia Delgado-Park
Los Angeles, CA 90026 >> (323) 555-0199
linkedin.com/in/sofiadp-example >> sofia@example.design
*Experience << *Brand Manager >> Aug 2021 – Now
 << Juniper Row, Los Angeles
 << • Launched nine flavours in 2,100 doors
 << *Associate Brand Manager >> Jul 2018 – Jul 2021
 << Maple & Main, Portland
 << • Ran the rebrand on time
 << *Coordinator >> Jun 2016 – Jun 2018
 << Foxglove, Seattle
*Education << *BA, Communications >> 2016
 << Occidental
*Skills << Positioning, Paid social, Consumer research, Budgeting
--- want
name: Sofia Delgado-Park
email: sofia@example.design
phone: (323) 555-0199
place: Los Angeles, CA 90026
job: Brand Manager | Juniper Row | 2021-08 | now
job: Associate Brand Manager | Maple & Main | 2018-07 | 2021-07
job: Coordinator | Foxglove | 2016-06 | 2018-06
edu: BA, Communications | Occidental | 2016
skills: Positioning; Paid social; Consumer research; Budgeting

=== nanny, families as employers, reasons for leaving | page
# Marta Lindgren
~ 44 Lordship Lane, London SE22 8HJ
~ 07700 900118 / marta.lindgren@example.com
## A little about me
Swedish-born, Norland-minded and Ofsted registered. I have looked after eleven children from newborn to twelve.
## Childcare experience
*Live-out nanny, the Harding family, Dulwich
September 2021 – July 2025
Sole charge of two girls, school runs, cooking, homework.
Reason for leaving: youngest started school
*Nanny share, the Okoro and Blake families, Peckham
January 2018 – August 2021
*Au pair, the Moreau family, Lyon
2016 – 2017
## Qualifications
*CACHE Level 3 Diploma in Childcare, Lewisham Southwark College, 2019
*Studentexamen, Rudbeck, Örebro, 2015
## Checks
• Enhanced DBS on the update service
• Paediatric First Aid, renewed 2024
## Languages
Swedish, English, French
--- want
name: Marta Lindgren
email: marta.lindgren@example.com
phone: 07700 900118
place: 44 Lordship Lane, London SE22 8HJ
job: Live-out nanny | the Harding family | 2021-09 | 2025-07
job: Nanny share | the Okoro and Blake families | 2018-01 | 2021-08
job: Au pair | the Moreau family | 2016 | 2017
edu: CACHE Level 3 Diploma in Childcare | Lewisham Southwark College | 2019
edu: Studentexamen | Rudbeck | 2015

=== plumber on his own, trading name, then firms | words
# GARETH POWELL
~ Neath SA11 3QX   07700 900 774   gareth@powellheating.example
## Work
*Powell Heating & Plumbing (self-employed) >> 2014 to now
Boiler swaps, bathrooms, landlord certificates
*Dwr Gas >> 2008 to 2014
Service Engineer
*Morgan Sindall >> 2005 to 2008
Improver
*Corus >> 2001 to 2005
Pipefitter's Mate
## Papers
Gas Safe (ACS) no. 512345 >> 2023
Unvented G3 >> 2019
City & Guilds Plumbing Level 2, Neath Port Talbot College >> 2005
--- want
name: Gareth Powell
email: gareth@powellheating.example
phone: 07700 900 774
place: Neath SA11 3QX
job: Service Engineer | Dwr Gas | 2008 | 2014
job: Improver | Morgan Sindall | 2005 | 2008
job: Pipefitter's Mate | Corus | 2001 | 2005
job:  | Powell Heating & Plumbing (self-employed) | 2014 | now

=== flight attendant, title and base in one line, carrier and dates below | docx
# Leilani Kahale
~ Honolulu, HI 96816 • (808) 555-0150 • lkahale@example.com
## Summary of Qualifications
Twelve years in the cabin, lead on wide-body aircraft since 2019.
## Experience
*Lead Flight Attendant – HNL base
Hawaiian Airlines | April 2019 – Present
• Brief crews of ten and close out paperwork
*Flight Attendant – LAX base
Virgin America | June 2013 – March 2019
• Served 140 guests on transcontinental sectors
*Guest Services Agent
Outrigger Reef | May 2011 – May 2013
## Education
*A.A. in Hospitality and Tourism
Kapiolani CC | 2011
## Certifications
• FAA Certificate of Demonstrated Proficiency
• CPR/AED
--- want
name: Leilani Kahale
email: lkahale@example.com
phone: (808) 555-0150
place: Honolulu, HI 96816
job: Lead Flight Attendant – HNL base | Hawaiian Airlines | 2019-04 | now
job: Flight Attendant – LAX base | Virgin America | 2013-06 | 2019-03
job: Guest Services Agent | Outrigger Reef | 2011-05 | 2013-05
edu: A.A. in Hospitality and Tourism | Kapiolani CC | 2011
certs: FAA Certificate of Demonstrated Proficiency; CPR/AED

=== landscaper, table of years, job and employer | docx
*Owen Tait
14 Mill Brae, Dunkeld PH8 0AA
owen.tait@example.scot | 07700 900 402
## Work record
Years >> Job >> Employer
2020–now >> Head Gardener >> Murthly
2016–2020 >> Gardener >> Cluny House
2013–2016 >> Landscape Operative >> Fraser Brothers
2012 >> Fruit Picker >> Arthurstone
## School and training
Years >> Course >> Where
2014–2016 >> HNC Horticulture >> SRUC Elmwood
2007–2013 >> Nat 5s and Highers >> Breadalbane Academy
## Interests
Curling, mountain biking
--- want
name: Owen Tait
email: owen.tait@example.scot
phone: 07700 900 402
place: 14 Mill Brae, Dunkeld PH8 0AA
job: Head Gardener | Murthly | 2020 | now
job: Gardener | Cluny House | 2016 | 2020
job: Landscape Operative | Fraser Brothers | 2013 | 2016
job: Fruit Picker | Arthurstone | 2012 | 2012
edu: HNC Horticulture | SRUC Elmwood | 2016
edu: Nat 5s and Highers | Breadalbane Academy | 2013

=== consultant, clients below the firm with their own dates | words
# Rohit Bansal
~ Mississauga, ON | 647-555-0181 | rohit.bansal@example.ca
## PROFILE
SAP consultant, eleven years of finance rollouts.
## EMPLOYMENT
*Deloitte Canada, Toronto
*Manager, Enterprise Applications >> Sep 2019 – Present
Client: a grocery chain. Led the move of ledgers to S/4HANA for 400 stores.
Client: a port authority. Designed the chart of accounts.
*Infosys, Pune and Calgary
*Senior Consultant >> Jan 2016 – Aug 2019
*Consultant >> Jul 2013 – Dec 2015
• Configured asset accounting
## EDUCATION
*B.Tech., Computer Engineering, NIT Surathkal >> 2013
## CERTIFICATIONS
SAP Certified Application Associate – Financials
CPA (Canada), 2021
--- want
name: Rohit Bansal
email: rohit.bansal@example.ca
phone: 647-555-0181
place: Mississauga, ON
job: Manager, Enterprise Applications | Deloitte Canada | 2019-09 | now
job: Senior Consultant | Infosys | 2016-01 | 2019-08
job: Consultant | Infosys | 2013-07 | 2015-12
edu: B.Tech., Computer Engineering | NIT Surathkal | 2013
certs: SAP Certified Application Associate – Financials; CPA (Canada), 2021

=== security guard, words of his own in every heading, txt with dashes | txt
Terrence Boyd
Bronx NY 10456 - 718 555 0166 - tboyd1980@example.com

-----------------------------------
MY JOBS
-----------------------------------

Allied Universal, Security Officer, 2018 - present
 - front desk of a 40 floor tower, badges and visitors
 - fire watch

Duane Reade, Loss Prevention, 2014 - 2018
 - stopped shoplifting, wrote reports

Yankee Stadium, Usher, 2009 - 2014 (seasonal)

-----------------------------------
MY SCHOOLING
-----------------------------------

John Jay College, some credits in Criminal Justice, 2012 - 2014
Morris High School, GED, 2008

-----------------------------------
MY LICENSES
-----------------------------------

NYS Security Guard Registration
F-01 Fire Guard
--- want
name: Terrence Boyd
email: tboyd1980@example.com
phone: 718 555 0166
place: Bronx NY 10456
job: Security Officer | Allied Universal | 2018 | now
job: Loss Prevention | Duane Reade | 2014 | 2018
job: Usher | Yankee Stadium | 2009 | 2014
edu: some credits in Criminal Justice | John Jay College | 2014
edu: GED | Morris High School | 2008
certs: NYS Security Guard Registration; F-01 Fire Guard

=== American teacher, certification first, student teaching apart, districts with towns | page
# ALLISON M. REINHARDT
~ 612 Birch Ct., Eau Claire, WI 54701
~ areinhardt@example.k12.us | 715.555.0133
## CERTIFICATION
Wisconsin Lifetime License, Elementary/Middle (1777), valid through 2030
## EDUCATION
*University of Wisconsin–Stout, Menomonie, WI
M.S. in Education, December 2018
*Viterbo University, La Crosse, WI
B.S. in Elementary Education, May 2013
## TEACHING EXPERIENCE
*Altoona Elementary School, Altoona, WI
Fourth Grade Teacher, August 2015 – Present
• Piloted the standards-based report card
*Osseo-Fairchild Schools, Osseo, WI
Long-Term Substitute, Grade 2, January 2014 – June 2015
## STUDENT TEACHING
*Northside Elementary, La Crosse, WI
Grade 5, January 2013 – May 2013
## RELATED EXPERIENCE
*YMCA Camp Manitou, New Auburn, WI
Camp Counselor, Summers 2010 – 2012
## REFERENCES
Jill Sorenson, Principal, Altoona Elementary, 715.555.0100, jsorenson@example.k12.us
--- want
name: Allison M. Reinhardt
email: areinhardt@example.k12.us
phone: 715.555.0133
place: 612 Birch Ct., Eau Claire, WI 54701
job: Fourth Grade Teacher | Altoona Elementary School | 2015-08 | now
job: Long-Term Substitute, Grade 2 | Osseo-Fairchild Schools | 2014-01 | 2015-06
job: Camp Counselor | YMCA Camp Manitou | 2010 | 2012
edu: M.S. in Education | University of Wisconsin–Stout | 2018-12
edu: B.S. in Elementary Education | Viterbo University | 2013-05

=== designer, sidebar right, studio first then role in small letters, years only | page
{L}
# noor haddad
~ brand & type designer
## selected work
*Pentagram
~ Associate, 2021—
Identity for a museum of bread.
*Koto
~ Mid-weight designer, 2018—2021
*Freelance
~ Type and lettering, 2016—2018
*Monotype
~ Intern, 2015
## learning
*Reading
~ MA Typeface Design, 2015
*Camberwell
~ BA Graphic Design, 2013
{R}
## say hi
noor@haddad.example
+44 7700 900 613
Hackney, London
## tools
Glyphs
Figma
After Effects
## prizes
TDC 2022
D&AD Pencil 2020
--- want
name: noor haddad
email: noor@haddad.example
phone: +44 7700 900 613
place: Hackney, London
job: Associate | Pentagram | 2021 | now
job: Mid-weight designer | Koto | 2018 | 2021
job: Type and lettering | Freelance | 2016 | 2018
job: Intern | Monotype | 2015 | 2015
edu: MA Typeface Design | Reading | 2015
edu: BA Graphic Design | Camberwell | 2013
skills: Glyphs; Figma; After Effects

=== scientist, numbered headings, posts after the years, long papers | words
# Dr Hannah Osei
~ Department of Plant Sciences, Downing Street, Cambridge CB2 3EA
~ h.osei@example.ac.uk  |  01223 555 014
## 1. Current position
2022 – present: Research Fellow, Newnham College, Cambridge
## 2. Previous positions
2018 – 2022: Postdoctoral Researcher, John Innes Centre, Norwich
2017 – 2018: Visiting Scientist, CSIRO, Canberra
## 3. Education
2013 – 2017: PhD Plant Biology, University of Bristol
2010 – 2013: BSc Natural Sciences (First), Durham University
## 4. Grants
2021: BBSRC Flexible Talent Award (£28,000)
## 5. Publications
Osei, H., Marsh, T. (2023) Stomata under drift light. New Phytologist 238, 1120–1134.
Osei, H. et al. (2020) A clock for the guard cell. Plant Cell 32, 77–92.
## 6. Teaching
2019 – 2021: Demonstrator, Norwich Summer School
--- want
name: Hannah Osei
email: h.osei@example.ac.uk
phone: 01223 555 014
place: Department of Plant Sciences, Downing Street, Cambridge CB2 3EA
job: Research Fellow | Newnham College | 2022 | now
job: Postdoctoral Researcher | John Innes Centre | 2018 | 2022
job: Visiting Scientist | CSIRO | 2017 | 2018
edu: PhD Plant Biology | University of Bristol | 2017
edu: BSc Natural Sciences (First) | Durham University | 2013

=== care home manager, right column of dates, firm in italics below, all kinds of facts | page
# Denise Farquhar
~ 3 The Glebe, Ballymena BT42 1AB | 028 2555 0190 | d.farquhar@example.co.uk
## Summary
Registered manager with NISCC registration and fifteen years in older people's care.
## Career history
*Registered Manager >> Nov 2019 – present
Slemish House (48 beds), Ballymena
• Moved from 'requires improvement' to full compliance within a year
• Budget of £1.9m
*Deputy Manager >> Feb 2015 – Oct 2019
Glenravel Court (32 beds), Cargan
• Led the dementia unit
*Senior Carer >> Jun 2010 – Jan 2015
Glenravel Court (32 beds), Cargan
*Classroom Assistant >> Sep 2006 – Jun 2010
St Brigid's PS, Cloughmills
## Education and training
*QCF Level 5 Leadership in Health and Social Care >> 2018
Northern Regional College
*NVQ Level 3 Care >> 2012
Northern Regional College
## Other information
Full clean driving licence
--- want
name: Denise Farquhar
email: d.farquhar@example.co.uk
phone: 028 2555 0190
place: 3 The Glebe, Ballymena BT42 1AB
job: Registered Manager | Slemish House | 2019-11 | now
job: Deputy Manager | Glenravel Court | 2015-02 | 2019-10
job: Senior Carer | Glenravel Court | 2010-06 | 2015-01
job: Classroom Assistant | St Brigid's PS | 2006-09 | 2010-06
edu: QCF Level 5 Leadership in Health and Social Care | Northern Regional College | 2018
edu: NVQ Level 3 Care | Northern Regional College | 2012

=== realtor, functional with undated employers in brackets after the titles | docx
# Yolanda Pruitt
~ Mesa, Arizona | 480-555-0122 | yolanda@pruitthomes.example
## Strengths
*Sales
• Closed 31 homes in 2022, $11.4M
*Marketing
• Built a mailing list of 4,000 past clients
## Positions Held
• Realtor (HomeSmart)
• Leasing Agent (Mark-Taylor)
• Office Manager (Dr. Ruiz, DDS)
• Bank Teller (Desert Schools FCU)
## Licenses
Arizona Real Estate Salesperson SA555123
## Education
Arizona School of Real Estate
Mesa High School
--- want
name: Yolanda Pruitt
email: yolanda@pruitthomes.example
phone: 480-555-0122
place: Mesa, Arizona
job: Realtor | HomeSmart |  | 
job: Leasing Agent | Mark-Taylor |  | 
job: Office Manager | Dr. Ruiz, DDS |  | 
job: Bank Teller | Desert Schools FCU |  | 
edu:  | Arizona School of Real Estate | 
edu:  | Mesa High School | 

=== forklift driver from an agency, copied text without blank lines | txt
Mohammed Iqbal
Flat 9, 120 Manningham Lane, Bradford, BD8 7JF
07700900545
m.iqbal@example.com
Personal profile
Reliable counterbalance and reach driver, own transport, any shift.
Employment history
Forklift Driver
Morrisons Distribution (via Staffline), Wakefield
May 2022 - Present
Loading and unloading, stock moves, battery changes
Warehouse Operative
Freemans Grattan, Bradford
Oct 2018 - Apr 2022
Picking and packing
Taxi Driver
City Cabs, Bradford
2012 - 2018
Education
Carlton Bolling College
GCSE English and Maths
2004 - 2009
Licences
Counterbalance (RTITB) exp 2026
Reach truck
Key skills
Stock control, Manual handling, RF scanners, Time keeping
--- want
name: Mohammed Iqbal
email: m.iqbal@example.com
phone: 07700900545
place: Flat 9, 120 Manningham Lane, Bradford, BD8 7JF
job: Forklift Driver | Morrisons Distribution (via Staffline) | 2022-05 | now
job: Warehouse Operative | Freemans Grattan | 2018-10 | 2022-04
job: Taxi Driver | City Cabs | 2012 | 2018
edu: GCSE English and Maths | Carlton Bolling College | 2009
skills: Stock control; Manual handling; RF scanners; Time keeping
`;
