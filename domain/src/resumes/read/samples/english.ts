/** Resumes of invented people, in the notation of `testing/lay-out.ts`. */
export const english = `
=== nurse, dates right, words apart | words
# Bridget O'Malley, RN
~ Portland, OR 97205 | (503) 555-0172 | bridget.omalley@example.com
## PROFESSIONAL SUMMARY
Registered nurse with nine years on medical-surgical and telemetry floors, known for calm admissions and clear handovers between shifts.
## CLINICAL EXPERIENCE
*Charge Nurse >> June 2019 – Present
Willamette Valley Medical Center, Portland, OR
• Lead a team of eleven nurses on a thirty bed telemetry unit and plan the weekly staffing with the manager
• Cut falls by 18% within a year
*Staff Nurse >> Aug 2015 – May 2019
St. Agnes Hospital, Salem, OR
• Cared for six patients per shift
## EDUCATION
*Bachelor of Science in Nursing >> 2015
Oregon Coast University, Newport, OR
## LICENSES & CERTIFICATIONS
• Registered Nurse, Oregon, 2015
• BLS and ACLS, American Heart Association
## SKILLS
Telemetry, Wound care, IV therapy, Epic, Patient education
--- want
name: Bridget O'Malley
email: bridget.omalley@example.com
phone: 503 555 0172
place: Portland, OR
job: Charge Nurse | Willamette Valley Medical Center | 2019-06 | now
job: Staff Nurse | St. Agnes Hospital | 2015-08 | 2019-05
edu: Bachelor of Science in Nursing | Oregon Coast University | 2015
skills: Telemetry; Wound care; IV therapy; Epic; Patient education
certs: Registered Nurse, Oregon, 2015; BLS and ACLS, American Heart Association

=== welder, employer first, sidebar left | page
# DARNELL WHITFIELD
Welder / Fabricator
{L}
## Contact
Tulsa, Oklahoma
918-555-0136
darnell.w@example.net
## Skills
MIG welding
TIG welding
Blueprint reading
Plasma cutting
Forklift
## Certificates
AWS D1.1 Structural Steel
OSHA 30
{R}
## Work History
*Redbud Steel Works LLC
Structural Welder
03/2018 - Current
• Weld beams and columns to AWS D1.1
• Train two apprentices
*Prairie Trailers Inc.
Production Welder
07/2013 - 02/2018
• Assembled utility trailer frames
## Education
Tulsa Technology Center
Welding Technology Diploma, 2013
--- want
name: Darnell Whitfield
email: darnell.w@example.net
phone: 918 555 0136
place: Tulsa, Oklahoma
job: Structural Welder | Redbud Steel Works LLC | 2018-03 | now
job: Production Welder | Prairie Trailers Inc. | 2013-07 | 2018-02
edu: Welding Technology Diploma | Tulsa Technology Center | 2013
skills: MIG welding; TIG welding; Blueprint reading; Plasma cutting; Forklift
certs: AWS D1.1 Structural Steel; OSHA 30

=== truck driver, dates in a column on the left | page
# Luis Ortega Jr.
El Paso, TX • 915.555.0188 • luis.ortega@example.org
## OBJECTIVE
To drive regional routes for a carrier that values safety.
## EMPLOYMENT
2020 – present << *OTR Driver, Mesa Verde Freight
 << • 480,000 miles without an accident
2016 – 2020 << *Delivery Driver, Border Beverage Distributors
 << • Forty stops a day in a 26 ft box truck
## LICENSES
CDL Class A with Hazmat endorsement
## EDUCATION
2012 << High School Diploma, Franklin High School, El Paso
## SKILLS
Route planning | Pre-trip inspection | ELD | Load securement
--- want
name: Luis Ortega
email: luis.ortega@example.org
phone: 915 555 0188
place: El Paso, TX
job: OTR Driver | Mesa Verde Freight | 2020 | now
job: Delivery Driver | Border Beverage Distributors | 2016 | 2020
edu: High School Diploma | Franklin High School | 2012
skills: Route planning; Pre-trip inspection; ELD; Load securement
certs: CDL Class A with Hazmat endorsement

=== academic with publications, words apart | words
# Ingrid Halvorsen, PhD
Department of Biology, Northfield University
ingrid.halvorsen@example.edu · +1 507 555 0119 · orcid.org/0000-0002-1825-0097
## Academic Positions
*Associate Professor of Ecology, Northfield University >> 2018–present
*Postdoctoral Researcher, Lakehead Institute of Marine Science >> 2014–2018
## Education
PhD in Ecology, University of Eastern Minnesota >> 2014
BSc in Biology, Bergen College >> 2008
## Selected Publications
Halvorsen I., Park J. (2021). Grazing and recovery in cold lakes. Journal of Imaginary Limnology 12, 3–19.
Halvorsen I. (2017). Winter algae. Lakes of the North 4, 88–97.
## Teaching
Introduction to Ecology, Statistics for Biologists
## Skills
R, Python, GIS, Field sampling
--- want
name: Ingrid Halvorsen
email: ingrid.halvorsen@example.edu
phone: +1 507 555 0119
job: Associate Professor of Ecology | Northfield University | 2018 | now
job: Postdoctoral Researcher | Lakehead Institute of Marine Science | 2014 | 2018
edu: PhD in Ecology | University of Eastern Minnesota | 2014
edu: BSc in Biology | Bergen College | 2008
skills: R; Python; GIS; Field sampling
custom: Selected Publications; Teaching
links: ORCID

=== student without jobs, British | docx
# Priya Raman
14 Holly Road, Leeds LS6 2AB
Mobile: 07700 900461
Email: priya.raman@example.co.uk
LinkedIn: linkedin.com/in/priyaraman-example
## Personal Statement
Final year mathematics student looking for a graduate role in data.
## Education and Qualifications
*University of West Yorkshire >> Sept 2021 – June 2024
BSc (Hons) Mathematics, predicted 2:1
*Headingley Sixth Form College >> 2019 – 2021
A-levels: Mathematics (A), Physics (B), French (B)
## Projects
*Bus delays in Leeds >> 2023
• Modelled two years of open bus data in Python
## Volunteering
*Maths tutor, Burley Community Centre >> 2022 – 2023
• Weekly lessons for six pupils
## Key Skills
• Python
• SQL
• Excel
• Public speaking
## Languages
English (native), Tamil (fluent), French (A2)
--- want
name: Priya Raman
email: priya.raman@example.co.uk
phone: 07700 900461
place: Leeds LS6 2AB
edu: BSc (Hons) Mathematics | University of West Yorkshire | 2024-06
edu: A-levels: Mathematics, Physics, French | Headingley Sixth Form College | 2021
skills: Python; SQL; Excel; Public speaking
langs: English native; Tamil fluent; French A2
custom: Projects; Volunteering
links: LinkedIn

=== accountant, several roles in one company | page
# Hannah Goldberg, CPA
## hannah.goldberg@example.com · 617-555-0144 · Boston, MA
## Summary
Accountant with twelve years in closing, audit and tax for mid-size manufacturers.
## Professional Experience
*Beacon Bearings Corporation >> Boston, MA
Accounting Manager >> January 2020 – Present
• Close the books of four plants in five days
Senior Accountant >> March 2016 – December 2019
• Led the move to NetSuite
*Harbor & Finch LLP >> Cambridge, MA
Staff Auditor >> September 2012 – February 2016
• Audited nine clients a year
## Education
Master of Accounting, Charles River College >> May 2012
## Technical Skills
Accounting: GAAP, Month-end close, Audit
Software: NetSuite, QuickBooks, Excel
--- want
name: Hannah Goldberg
email: hannah.goldberg@example.com
phone: 617 555 0144
place: Boston, MA
job: Accounting Manager | Beacon Bearings Corporation | 2020-01 | now
job: Senior Accountant | Beacon Bearings Corporation | 2016-03 | 2019-12
job: Staff Auditor | Harbor & Finch LLP | 2012-09 | 2016-02
edu: Master of Accounting | Charles River College | 2012-05
skills: GAAP; Month-end close; Audit; NetSuite; QuickBooks; Excel

=== retail, one-line jobs, plain text | txt
TYRONE BELL
tyrone.bell@example.com
(404) 555-0161
Atlanta, GA

WORK EXPERIENCE
Store Manager, Peachtree Outfitters, Atlanta, GA, 2021 - Present
Assistant Manager, Corner Grocery Co., Decatur, GA, 2018 - 2021
Cashier, Quick Mart, Decatur, GA, 2016 - 2018

EDUCATION
Associate of Arts, Georgia Pines Community College, 2016

SKILLS
Merchandising, Inventory control, Scheduling, POS systems, Loss prevention
--- want
name: Tyrone Bell
email: tyrone.bell@example.com
phone: 404 555 0161
place: Atlanta, GA
job: Store Manager | Peachtree Outfitters | 2021 | now
job: Assistant Manager | Corner Grocery Co. | 2018 | 2021
job: Cashier | Quick Mart | 2016 | 2018
edu: Associate of Arts | Georgia Pines Community College | 2016
skills: Merchandising; Inventory control; Scheduling; POS systems; Loss prevention

=== career changer, functional | docx
# MARGARET "MEG" SUTTON
Bristol, UK | meg.sutton@example.com | +44 7700 900733
## Profile
Former primary school teacher moving into user research.
## Relevant Skills
*Research and listening
• Ran two hundred parent interviews and wrote up what was learnt
*Communication
• Presented to boards and governors
## Employment History
Junior User Researcher, Civic Forms Ltd >> Jan 2023 – to date
Class Teacher, Ashgrove Primary School >> Sep 2012 – Dec 2022
## Education
PGCE Primary, University of the Severn >> 2012
BA (Hons) English Literature, University of Mendip >> 2011
--- want
name: Margaret Sutton
email: meg.sutton@example.com
phone: +44 7700 900733
place: Bristol, UK
job: Junior User Researcher | Civic Forms Ltd | 2023-01 | now
job: Class Teacher | Ashgrove Primary School | 2012-09 | 2022-12
edu: PGCE Primary | University of the Severn | 2012
edu: BA (Hons) English Literature | University of Mendip | 2011

=== military, dates under, footer with page numbers | page
# STAFF SERGEANT JOEL RAMIREZ
Fayetteville, NC | Joel.Ramirez@example.mil | 910 555 0107
## MILITARY EXPERIENCE
*Logistics Supervisor
United States Army, Fort Example, NC
June 2015 to July 2023
• Ran a supply yard of 1,200 lines with full accountability
• Led 14 soldiers
*Supply Clerk
United States Army, Camp Sample, Germany
May 2010 to June 2015
• Issued equipment to 600 soldiers
## EDUCATION
Bachelor of Business Administration
Sandhills State University
2022
## CLEARANCE
Secret
## SKILLS
Supply chain, Inventory, Leadership, SAP
{F} Joel Ramirez · Page 1 of 2
--- want
name: Joel Ramirez
email: joel.ramirez@example.mil
phone: 910 555 0107
place: Fayetteville, NC
job: Logistics Supervisor | United States Army | 2015-06 | 2023-07
job: Supply Clerk | United States Army | 2010-05 | 2015-06
edu: Bachelor of Business Administration | Sandhills State University | 2022
skills: Supply chain; Inventory; Leadership; SAP

=== chef, right sidebar, skills as bars | page
{L}
# Amara Diallo
Sous Chef
## EXPERIENCE
*SOUS CHEF – The Copper Ladle
October 2020 – Present | Chicago, IL
• Run the line for 140 covers a night and write the weekly specials
*LINE COOK – Bistro Marigold
March 2017 – September 2020 | Evanston, IL
• Grill and sauté stations
## EDUCATION
*Associate Degree in Culinary Arts
Lakefront Culinary Institute | 2016
{R}
## CONTACT
✉ amara.diallo@example.com
☎ +1 (312) 555-0199
⌂ Chicago, IL
## SKILLS
Menu planning ●●●●●
Food safety ●●●●○
Inventory ●●●○○
Pastry ●●○○○
## LANGUAGES
French – native
English – fluent
--- want
name: Amara Diallo
email: amara.diallo@example.com
phone: +1 312 555 0199
place: Chicago, IL
job: Sous Chef | The Copper Ladle | 2020-10 | now
job: Line Cook | Bistro Marigold | 2017-03 | 2020-09
edu: Associate Degree in Culinary Arts | Lakefront Culinary Institute | 2016
skills: Menu planning; Food safety; Inventory; Pastry
langs: French native; English fluent

=== electrician, letter-spaced, headings in other words | page
# N O A H   P E T R O V
E L E C T R I C I A N
Denver, CO   |   720-555-0150   |   noah.petrov@example.com
## WHERE I HAVE WORKED
*Journeyman Electrician | Front Range Electric | Denver, CO | 04/2017 – Present
• Service upgrades and panel changes in occupied homes
*Apprentice Electrician | Aspen Power & Light | Boulder, CO | 05/2013 – 04/2017
• Pulled wire and bent conduit
## TRAINING & EDUCATION
Electrical Apprenticeship, IBEW Training Center, 2017
## WHAT I DO WELL
Conduit bending, Troubleshooting, NEC code, Blueprint reading
--- want
name: Noah Petrov
email: noah.petrov@example.com
phone: 720 555 0150
place: Denver, CO
job: Journeyman Electrician | Front Range Electric | 2017-04 | now
job: Apprentice Electrician | Aspen Power & Light | 2013-05 | 2017-04
edu: Electrical Apprenticeship | IBEW Training Center | 2017
skills: Conduit bending; Troubleshooting; NEC code; Blueprint reading

=== lawyer, LaTeX, school first | words
# Catherine Beaumont-Reyes
~ 12 Chancery Court, New York, NY 10005 · 212-555-0123 · cbr@example.law · github.com/cbr-example
## Experience
*Whitmore, Hale & Stone LLP >> New York, NY
Associate, Litigation >> Sept. 2017 – Present
• Second-chaired three trials
• Drafted briefs for appeals before the state and federal courts, coordinated discovery across four offices
*Hon. Samuel Okafor, District Court >> Newark, NJ
Law Clerk >> Aug. 2016 – Aug. 2017
## Education
*Hudson School of Law >> New York, NY
J.D., magna cum laude >> May 2016
*Amherst Valley College >> Amherst, MA
B.A. in History >> May 2012
## Bar Admissions
New York (2017), New Jersey (2016)
## Languages
Spanish (fluent); Italian (conversational)
--- want
name: Catherine Beaumont-Reyes
email: cbr@example.law
phone: 212 555 0123
place: New York, NY 10005
job: Associate, Litigation | Whitmore, Hale & Stone LLP | 2017-09 | now
job: Law Clerk | Hon. Samuel Okafor, District Court | 2016-08 | 2017-08
edu: J.D., magna cum laude | Hudson School of Law | 2016-05
edu: B.A. in History | Amherst Valley College | 2012-05
langs: Spanish fluent; Italian conversational
links: GitHub

=== care worker, labelled lines, Word table | docx
CURRICULUM VITAE
Name: Grace Adeyemi
Address: 5 Mill Lane, Leicester, LE2 1TT
Telephone: 0116 496 0234
Email: grace.adeyemi@example.org
## WORK HISTORY
Dates: 05/2019 – present
Employer: Fosse Court Care Home
Position: Senior Care Assistant
Duties: personal care, medication rounds, care plans
Dates: 02/2016 – 04/2019
Employer: Homelight Domiciliary Care Ltd
Position: Care Assistant
Duties: home visits
## QUALIFICATIONS
NVQ Level 3 in Health and Social Care >> Leicester Adult College >> 2018
## SKILLS
Personal care; Moving and handling; Medication administration; Dementia care
## REFERENCES
Available on request
--- want
name: Grace Adeyemi
email: grace.adeyemi@example.org
phone: 0116 496 0234
place: Leicester
job: Senior Care Assistant | Fosse Court Care Home | 2019-05 | now
job: Care Assistant | Homelight Domiciliary Care Ltd | 2016-02 | 2019-04
edu: NVQ Level 3 in Health and Social Care | Leicester Adult College | 2018
skills: Personal care; Moving and handling; Medication administration; Dementia care

=== no headings at all | txt
Walter Nguyen
walter.nguyen@example.com, 408-555-0133, San Jose, CA

Warehouse Associate, Bay Logistics, May 2021 - Present
- Pick and pack orders
- Drive a reach truck

Landscaper, Green Acres Gardening, April 2018 - April 2021
- Mowed and planted

High School Diploma, Evergreen High School, 2018
--- want
name: Walter Nguyen
email: walter.nguyen@example.com
phone: 408 555 0133
place: San Jose, CA
job: Warehouse Associate | Bay Logistics | 2021-05 | now
job: Landscaper | Green Acres Gardening | 2018-04 | 2021-04
edu: High School Diploma | Evergreen High School | 2018

=== Europass, English | page
# Matteo Ricci
Date of birth: 14/02/1990 | Nationality: Italian | (+39) 3331234567 | matteo.ricci@example.it | Via Roma 4, 20121 Milan, Italy
## WORK EXPERIENCE
09/2019 – CURRENT Milan, Italy
*SOFTWARE TESTER NUVOLA SOFTWARE S.R.L.
• Test plans for web applications
01/2016 – 08/2019 Turin, Italy
*HELP DESK TECHNICIAN ALPI INFORMATICA S.P.A.
• First level support
## EDUCATION AND TRAINING
2010 – 2014 Turin, Italy
*BACHELOR'S DEGREE IN COMPUTER SCIENCE University of Piedmont
## LANGUAGE SKILLS
Mother tongue(s): ITALIAN
Other language(s): ENGLISH C1, GERMAN B1
## DIGITAL SKILLS
Selenium / Jira / Java / SQL
--- want
name: Matteo Ricci
email: matteo.ricci@example.it
phone: +39 3331234567
place: 20121 Milan, Italy
job: Software tester | Nuvola Software S.R.L. | 2019-09 | now
job: Help desk technician | Alpi Informatica S.P.A. | 2016-01 | 2019-08
edu: Bachelor's degree in computer science | University of Piedmont | 2014
skills: Selenium; Jira; Java; SQL
langs: Italian Mother tongue; English C1; German B1

=== farm worker, e-mail broken, company before title with dashes | page
# Rosa Elena Martinez
Fresno, California – Cell: (559) 555 0116 – rosa.martinez @ example.com
## Experience
*Valle Dorado Farms – Crew Leader – 2019 to Present
Plan the harvest for twenty workers
Check quality and weight
*Sunrise Packing House – Packer – 2014 to 2019
Sorted and packed stone fruit
## Education
Diploma, Central Valley Adult School, 2014
## Skills
Harvesting, Tractor driving, Irrigation, Bilingual English and Spanish
--- want
name: Rosa Elena Martinez
email: rosa.martinez@example.com
phone: 559 555 0116
place: Fresno, California
job: Crew Leader | Valle Dorado Farms | 2019 | now
job: Packer | Sunrise Packing House | 2014 | 2019
edu: Diploma | Central Valley Adult School | 2014
skills: Harvesting; Tractor driving; Irrigation; Bilingual English and Spanish
`;
