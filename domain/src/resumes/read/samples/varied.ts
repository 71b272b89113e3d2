/** English resumes of invented people in other trades and countries, in the notation of `testing/lay-out.ts`. */
export const varied = `
=== truck driver, employer and years on one line, title in brackets, no bold | words
# RAY T. DUBOSE
~ 1184 County Road 9, Opp, AL 36467
~ Cell 334-555-0142   rdubose77@example.com
## OBJECTIVE
Looking for a regional or dedicated run that gets me home weekends.
## LICENSE
Class A CDL, Alabama, Hazmat and Tanker endorsements. Medical card good through 2027.
## DRIVING EXPERIENCE
Pinewood Haulers, Andalusia, AL >> 2016 to Present
Dry Van Driver (OTR)
Run 2,400 miles a week through eleven states, drop and hook and live unload
No preventable accidents in 900,000 miles
Gulf Ridge Tank Lines, Mobile, AL >> 2011 to 2016
Tanker Driver (Fuel)
Delivered gas and diesel to 60 stations on nights
Wiregrass Poultry, Enterprise, AL >> 2007 to 2011
Feed Truck Driver
## OTHER WORK
Dollar Barn, Opp, AL >> 2005 to 2007
Stocker
## SCHOOLING
Coffee County Truck Driving Academy, 2007
Opp High School, Diploma, 2004
--- want
name: Ray T. Dubose
email: rdubose77@example.com
phone: 334-555-0142
place: 1184 County Road 9, Opp, AL 36467
job: Dry Van Driver (OTR) | Pinewood Haulers | 2016 | now
job: Tanker Driver (Fuel) | Gulf Ridge Tank Lines | 2011 | 2016
job: Feed Truck Driver | Wiregrass Poultry | 2007 | 2011
job: Stocker | Dollar Barn | 2005 | 2007
edu:  | Coffee County Truck Driving Academy | 2007
edu: Diploma | Opp High School | 2004

=== federal resume, a block of facts for each job | docx
*MARGUERITE ELLISON HOYT
2210 Larkspur Lane, Laramie, WY 82070
Phone: (307) 555-0119 | Email: m.hoyt@example.net
Citizenship: United States | Veterans' Preference: No | Federal Status: Career
## WORK EXPERIENCE
*Bureau of Land Management, Rawlins Field Office
1300 N Third St, Rawlins, WY 82301
Realty Specialist, GS-1170-11
Dates: 06/2018 - Present
Hours per week: 40
Salary: $78,592
Supervisor: Dale Arno, (307) 555-0101, okay to contact: Yes
Duties:
• Process rights-of-way for pipelines and wind projects across 3.5 million acres
• Brief county commissioners twice a year
*Natural Resources Conservation Service, Casper Office
Casper, WY
Soil Conservationist, GS-0457-09
Dates: 03/2014 - 05/2018
Hours per week: 40
Supervisor: Lena Orr, okay to contact: Yes
Duties:
• Planned grazing systems with 140 ranchers
## EDUCATION
University of Wyoming, Laramie, WY
Bachelor of Science, Rangeland Ecology, 12/2013
Credits earned: 128 semester hours, GPA 3.41
## JOB-RELATED TRAINING
Lands Academy, 2019; NEPA for Practitioners, 2018
## REFERENCES
Harold Quint, District Ranger, harold.quint@example.org, (307) 555-0177
--- want
name: Marguerite Ellison Hoyt
email: m.hoyt@example.net
phone: (307) 555-0119
place: 2210 Larkspur Lane, Laramie, WY 82070
job: Realty Specialist, GS-1170-11 | Bureau of Land Management, Rawlins Field Office | 2018-06 | now
job: Soil Conservationist, GS-0457-09 | Natural Resources Conservation Service, Casper Office | 2014-03 | 2018-05
edu: Bachelor of Science, Rangeland Ecology | University of Wyoming | 2013-12

=== British teacher, three columns without heads, referees at the end | page
# Gwen Tregear
~ Flat 2, 14 Fore Street, Bodmin, Cornwall PL31 2HT
~ 07700 900142   gwen.tregear@example.co.uk
## Profile
I am a Key Stage 2 teacher who has led maths across a two-form entry school.
## Employment History
Sept 2019 – date << *Kernow Ridge Primary >> Maths Lead and Year 5 Teacher
Planned the move to mixed-age classes
Sept 2015 – Aug 2019 << *St Petroc's CE Junior >> Class Teacher
Jan 2015 – July 2015 << *Lanhydrock Infants >> Supply Teacher
2011 – 2014 << *The Lugger Inn >> Bar Staff
## Education and Qualifications
2013 – 2014 << *Plymouth Marjon >> PGCE Primary
2010 – 2013 << *Exeter >> BA (Hons) English, 2:1
2008 – 2010 << *Bodmin Community College >> A Levels: English (B), History (B), Maths (C)
## Interests
Gig rowing, choir, and the allotment.
## Referees
Mr Alan Pascoe, Headteacher, Kernow Ridge Primary, Bodmin PL31 1AA, head@kernowridge.example
Mrs Jenna Rule, St Petroc's CE Junior, 01208 555 019
--- want
name: Gwen Tregear
email: gwen.tregear@example.co.uk
phone: 07700 900142
place: Flat 2, 14 Fore Street, Bodmin, Cornwall PL31 2HT
job: Maths Lead and Year 5 Teacher | Kernow Ridge Primary | 2019-09 | now
job: Class Teacher | St Petroc's CE Junior | 2015-09 | 2019-08
job: Supply Teacher | Lanhydrock Infants | 2015-01 | 2015-07
job: Bar Staff | The Lugger Inn | 2011 | 2014
edu: PGCE Primary | Plymouth Marjon | 2014
edu: BA (Hons) English, 2:1 | Exeter | 2013
edu: A Levels: English (B), History (B), Maths (C) | Bodmin Community College | 2010

=== chef, plain text, one line for each place, headings in capitals | txt
MARCUS OYELARAN
Sous Chef
Hackney, London E8 | 07911 123 456 | marcus.oye@example.com

ABOUT ME
Eight years on the pass, from bistro to one rosette. Calm, quick, tidy.

KITCHENS
Sous Chef - The Marlow Room, Islington (March 2021 - present)
Run a brigade of nine. Menu changes every six weeks.

Chef de Partie, Sauce - Bishop & Finch, Soho (May 2018 - Feb 2021)
Looked after two commis.

Commis Chef - Harlequin, Leeds (Sept 2015 - Apr 2018)

QUALIFICATIONS
Level 3 NVQ Professional Cookery - Leeds City College, 2015
Level 2 Food Hygiene - Highfield, 2021

GOOD AT
butchery, fermentation, stock control, rota planning, allergen records
--- want
name: Marcus Oyelaran
email: marcus.oye@example.com
phone: 07911 123 456
place: Hackney, London E8
job: Sous Chef | The Marlow Room | 2021-03 | now
job: Chef de Partie, Sauce | Bishop & Finch | 2018-05 | 2021-02
job: Commis Chef | Harlequin | 2015-09 | 2018-04
edu: Level 3 NVQ Professional Cookery | Leeds City College | 2015
edu: Level 2 Food Hygiene | Highfield | 2021

=== historian, years at the left, appointments, teaching, papers and service | words
# Iris Kowalczyk
~ Department of History, Whitmer College, Fremont, OH 43420 · ikowalczyk@example.edu · (419) 555-0166
## EDUCATION
2014 << Ph.D., History, University of Iowa
 << Dissertation: "Ice Houses and the Making of the Midwestern Summer." Advisor: H. Glenn
2008 << M.A., History, University of Iowa
2005 << B.A., summa cum laude, Kenyon College
## ACADEMIC APPOINTMENTS
2020– << Associate Professor, Whitmer College
2014–2020 << Assistant Professor, Whitmer College
2013–14 << Visiting Instructor, Coe College
## PUBLICATIONS
2019 << Cold Storage: A Social History (Prairie University Press)
2016 << "Before the Refrigerator," Journal of Midwestern History 12.1, 44–70
## CONFERENCE PAPERS
2018 << "Cutting Season," Agricultural History Society, St. Petersburg, FL
## SERVICE
2021–23 << Chair, Faculty Senate Curriculum Committee
## LANGUAGES
Polish (native), German (reading)
--- want
name: Iris Kowalczyk
email: ikowalczyk@example.edu
phone: (419) 555-0166
place: Fremont, OH 43420
job: Associate Professor | Whitmer College | 2020 | now
job: Assistant Professor | Whitmer College | 2014 | 2020
job: Visiting Instructor | Coe College | 2013 | 2014
edu: Ph.D., History | University of Iowa | 2014
edu: M.A., History | University of Iowa | 2008
edu: B.A., summa cum laude | Kenyon College | 2005

=== Indian engineer, labelled jobs, table of studies, personal details and declaration | docx
*RESUME
*SANDEEP KUMAR YADAV
Mobile: +91 98765 43210
E-mail: sandeep.yadav@example.in
## CAREER OBJECTIVE
To work in a growth oriented organisation where my skills are used to the fullest.
## WORK EXPERIENCE
Total experience: 6 years 4 months
Organization: Suryadev Infra Projects Pvt. Ltd., Nagpur
Designation: Site Engineer
Duration: July 2020 to till date
Job Profile:
• Supervision of RCC work and preparation of bar bending schedules
• Reconciliation of cement and steel
Organization: Vindhya Constructions, Rewa
Designation: Junior Engineer
Duration: Aug 2017 to June 2020
Job Profile:
• Layout and levelling with auto level
## ACADEMIC QUALIFICATION
Examination >> Board/University >> Year >> Percentage
B.E. (Civil) >> RGPV, Bhopal >> 2017 >> 71.2%
XII >> M.P. Board >> 2013 >> 68%
X >> M.P. Board >> 2011 >> 74%
## COMPUTER SKILLS
AutoCAD, MS Excel, MS Project
## PERSONAL DETAILS
Father's Name: Shri Ram Yadav
Date of Birth: 12th March 1995
Marital Status: Single
Permanent Address: 44 Gandhi Ward, Satna, Madhya Pradesh 485001
## DECLARATION
I hereby declare that the above information is true to the best of my knowledge.
Place: Nagpur
Date: 02/06/2025
--- want
name: Sandeep Kumar Yadav
email: sandeep.yadav@example.in
phone: +91 98765 43210
place: 44 Gandhi Ward, Satna, Madhya Pradesh 485001
job: Site Engineer | Suryadev Infra Projects Pvt. Ltd. | 2020-07 | now
job: Junior Engineer | Vindhya Constructions | 2017-08 | 2020-06
edu: B.E. (Civil) | RGPV, Bhopal | 2017
edu: XII | M.P. Board | 2013
edu: X | M.P. Board | 2011
skills: AutoCAD; MS Excel; MS Project

=== social worker, employer left and post right, no dates anywhere | page
# Tamsin Okafor-Reid
~ Croydon, Surrey  |  tamsin.okafor@example.org  |  07700 900 871
## What I do
Qualified social worker with families first, in schools and in the community.
## Where I have worked
*Lambeth Family Hub >> *Senior Practitioner
• Case load of 18 families, two students on placement
*Barnaby Trust >> *Family Support Worker
• Ran the Saturday group and the food cupboard
*Southwark Council >> *Duty Social Worker
• First contact for referrals from police and schools
*Cartwheel Nursery >> *Room Leader
## Where I studied
*Goldsmiths >> *MA Social Work
*Leeds Beckett University >> *BSc Psychology
## People who will speak for me
Dee Harper, Lambeth Family Hub, dee.harper@lambeth.example, 020 7946 0112
Joe Bright, Barnaby Trust, Brixton, London SW2 1RW
--- want
name: Tamsin Okafor-Reid
email: tamsin.okafor@example.org
phone: 07700 900 871
place: Croydon, Surrey
job: Senior Practitioner | Lambeth Family Hub |  | 
job: Family Support Worker | Barnaby Trust |  | 
job: Duty Social Worker | Southwark Council |  | 
job: Room Leader | Cartwheel Nursery |  | 
edu: MA Social Work | Goldsmiths | 
edu: BSc Psychology | Leeds Beckett University | 

=== returner, functional, jobs in a short list at the end | docx
# Helen Macready
~ 9 Orchard Way, Stirling FK8 1QR | 01786 555 012 | helen.macready@example.com
## Key skills and achievements
*Bookkeeping
• Kept the ledgers of a building firm with 30 staff and closed the month in three days
• Moved payroll from paper to Sage in 2006
*Organising
• Treasurer of the parent council from 2014 to 2019, raising £22,000
## Employment
Accounts Clerk, Hodge & Tulloch, Stirling, 2001–2008
Wages Assistant, Forth Valley Joiners Ltd, Alloa, 1998–2001
Office Junior, Campbell's, Dunblane, 1996–1998
## Career break
2008–2024: raised three children and cared for my father
## Training
SVQ 3 Accounting, Forth Valley College, 1998
Return to Work course, Stirling Council, 2024
## References
Available on request
--- want
name: Helen Macready
email: helen.macready@example.com
phone: 01786 555 012
place: 9 Orchard Way, Stirling FK8 1QR
job: Accounts Clerk | Hodge & Tulloch | 2001 | 2008
job: Wages Assistant | Forth Valley Joiners Ltd | 1998 | 2001
job: Office Junior | Campbell's | 1996 | 1998
edu: SVQ 3 Accounting | Forth Valley College | 1998
edu: Return to Work course | Stirling Council | 2024

=== lawyer, employer and town left, title in the next line with date right | words
# Daniel J. Abruzzo
~ 77 Court Square, Apt. 4, Providence, RI 02903 | 401.555.0123 | dabruzzo@example.com
## BAR ADMISSIONS
Rhode Island (2012); Massachusetts (2013); U.S. District Court, D.R.I.
## LEGAL EXPERIENCE
*Fenn, Castellano & Wray LLP, Providence, RI
Partner >> January 2019–Present
Associate >> September 2012–December 2018
• First chair in eleven jury trials to verdict
*Office of the Public Defender, Worcester, MA
Legal Intern >> Summer 2011
• Drafted motions to suppress
*Hon. Ruth Amsel, Superior Court, Boston, MA
Judicial Extern >> January–May 2011
## EDUCATION
*Roger Williams University School of Law, Bristol, RI
Juris Doctor, cum laude >> May 2012
*Providence College, Providence, RI
Bachelor of Arts in Political Science >> May 2008
## PUBLICATIONS
Note, Tidelands and Takings, 17 Roger Williams U. L. Rev. 201 (2012)
--- want
name: Daniel J. Abruzzo
email: dabruzzo@example.com
phone: 401.555.0123
place: 77 Court Square, Apt. 4, Providence, RI 02903
job: Partner | Fenn, Castellano & Wray LLP | 2019-01 | now
job: Associate | Fenn, Castellano & Wray LLP | 2012-09 | 2018-12
job: Legal Intern | Office of the Public Defender | 2011 | 2011
job: Judicial Extern | Hon. Ruth Amsel, Superior Court | 2011-01 | 2011-05
edu: Juris Doctor, cum laude | Roger Williams University School of Law | 2012-05
edu: Bachelor of Arts in Political Science | Providence College | 2008-05

=== electrician in Queensland, company bold, role and dates in the line below | page
# BRODIE HARGREAVES
~ 0491 570 156 | brodie.h@example.com.au | Caboolture QLD 4510
## LICENCES AND TICKETS
• QLD Electrical Work Licence
• White Card
• EWP under 11 m
## CAREER SUMMARY
*Sunstate Switchboards
Leading Hand | Feb 2020 – Current
Key Responsibilities:
• Wire and test main switchboards up to 2,500 A
Achievements:
• Zero lost-time injuries in four years
*Watts Up
A-Grade Electrician | Jun 2015 – Jan 2020
Key Responsibilities:
• Domestic fit-outs from Redcliffe to Noosa
*Moreton Bay Electrical Group Training
Apprentice | Jan 2011 – May 2015
## EDUCATION AND TRAINING
*TAFE Queensland, Bracken Ridge
Certificate III in Electrotechnology | 2014
*Caboolture State High
Year 12 | 2010
## REFEREES
Mick Doyle – Sunstate Switchboards – 0491 570 157
--- want
name: Brodie Hargreaves
email: brodie.h@example.com.au
phone: 0491 570 156
place: Caboolture QLD 4510
job: Leading Hand | Sunstate Switchboards | 2020-02 | now
job: A-Grade Electrician | Watts Up | 2015-06 | 2020-01
job: Apprentice | Moreton Bay Electrical Group Training | 2011-01 | 2015-05
edu: Certificate III in Electrotechnology | TAFE Queensland, Bracken Ridge | 2014
edu: Year 12 | Caboolture State High | 2010
certs: QLD Electrical Work Licence; White Card; EWP under 11 m

=== student, education first, activities laid out like jobs | words
# Priya Raman
~ praman3@example.edu • (973) 555-0184 • 215 College Ave, New Brunswick, NJ 08901
## EDUCATION
*Rutgers, The State University of New Jersey >> New Brunswick, NJ
Bachelor of Arts, Economics and Statistics >> Expected May 2026
GPA: 3.72/4.00 | Dean's List (4 semesters)
Relevant Coursework: Econometrics, Regression Analysis, Game Theory
## EXPERIENCE
*Garden State Food Bank >> Hillside, NJ
Data Intern >> June 2024 – August 2024
• Cleaned three years of delivery records and built a dashboard
*Rutgers Writing Center >> New Brunswick, NJ
Peer Tutor >> September 2023 – Present
• Meet 12 students a week
## LEADERSHIP & ACTIVITIES
*Rutgers Raas >> New Brunswick, NJ
Treasurer >> May 2024 – Present
## SKILLS & INTERESTS
Technical: R, Stata, Python, Tableau
Languages: Tamil (fluent), Spanish (conversational)
Interests: garba, chess, baking
--- want
name: Priya Raman
email: praman3@example.edu
phone: (973) 555-0184
place: 215 College Ave, New Brunswick, NJ 08901
job: Data Intern | Garden State Food Bank | 2024-06 | 2024-08
job: Peer Tutor | Rutgers Writing Center | 2023-09 | now
edu: Bachelor of Arts, Economics and Statistics | Rutgers, The State University of New Jersey | 2026-05
skills: R; Stata; Python; Tableau

=== carer, plain text without headings of jobs, employer in brackets | txt
Curriculum Vitae

Name: Blessing Adeyemi
Address: 31 Tib Lane, Rochdale OL16 4TY
Tel: 07700 900655
Email: blessing.adeyemi@example.com

I am a kind and hard working carer with a full UK driving licence.

Jobs

Care Assistant (Sunnybank Lodge) - 2019 to now
I help residents with washing, dressing and meals.

Home Carer (Bluebird) - 2016 to 2019
I did double-up calls in Heywood.

Cleaner (Rochdale Infirmary) - 2014 to 2016

School and college

Hopwood Hall - Level 2 Health and Social Care - 2014
Falinge Park High - 6 GCSEs - 2012

Training: moving and handling, medication, safeguarding

Hobbies: church choir, cooking

References: Mrs Pat Lowe, Sunnybank Lodge, Bury Road, Rochdale OL11 4DG, 01706 555 010
--- want
name: Blessing Adeyemi
email: blessing.adeyemi@example.com
phone: 07700 900655
place: 31 Tib Lane, Rochdale OL16 4TY
job: Care Assistant | Sunnybank Lodge | 2019 | now
job: Home Carer | Bluebird | 2016 | 2019
job: Cleaner | Rochdale Infirmary | 2014 | 2016
edu: Level 2 Health and Social Care | Hopwood Hall | 2014
edu: 6 GCSEs | Falinge Park High | 2012
`;
