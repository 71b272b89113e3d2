/**
 * Pay, employment and outlook of every occupation with published wages, one per line:
 * `SOC | p10 p25 p50 p75 p90 | employed | growth | openings | education experience zone | transfer | name`.
 *
 * - SOC: code of the 2018 Standard Occupational Classification, or of the statistics' own group of several codes.
 * - p10 to p90: yearly full-time wage at these percentiles, US dollars, United States, May 2024 (Bureau of Labor
 *   Statistics, Occupational Employment and Wage Statistics). `239200+`: at or above the highest published figure.
 *   `17.5h`: dollars per hour, for occupations paid by the hour and rarely all year; read as a full-time year of 2,080
 *   hours.
 * - employed: thousands employed in 2024, including the self-employed; growth: percent change until 2034; openings:
 *   thousands per year over those ten years; transfer: percent of workers who leave for another occupation in a year;
 *   education typical at entry, and experience in a related occupation: `none`, `under5` or `from5` years (Bureau of
 *   Labor Statistics, Employment Projections 2024-34).
 * - zone: job zone 1 (little preparation) to 5 (extensive), `-` where none is given (O*NET 29.3, May 2025, U.S.
 *   Department of Labor, Employment and Training Administration, CC BY 4.0).
 */
export const figureTable = `
11-1011 | 73710 126080 206420 239200+ 239200+ | 309.4 | 4.3 | 22.2 | bachelor from5 5 | 3.6 | Chief Executives
11-1021 | 47420 67160 102950 164130 239200+ | 3712.9 | 4.4 | 308.7 | bachelor from5 4 | 5.4 | General and Operations Managers
11-1031 | 20380 29120 44810 80350 137820 | 27.7 | 3.4 | 2.2 | bachelor under5 4 | 4.5 | Legislators
11-2011 | 63000 85990 126960 178570 239200+ | 27 | -2.2 | 2.1 | bachelor under5 4 | 5.5 | Advertising and Promotions Managers
11-2021 | 81900 111210 161030 211080 239200+ | 407 | 6.6 | 34.3 | bachelor from5 4 | 5.4 | Marketing Managers
11-2022 | 66910 95910 138060 201490 239200+ | 619.5 | 4.7 | 49 | bachelor under5 4 | 5 | Sales Managers
11-2032 | 78880 102300 138520 198000 239200+ | 83.2 | 5 | 6.6 | bachelor from5 4 | 5 | Public Relations Managers
11-2033 | 73700 92880 123480 166420 216660 | 45.7 | 4.2 | 3.6 | bachelor from5 4 | 5 | Fundraising Managers
11-3012 | 64740 83660 108390 147150 200010 | 271.2 | 4.6 | 23.2 | bachelor under5 3 | 4.7 | Administrative Services Managers
11-3013 | 62550 80150 104690 135650 173080 | 151.4 | 3.8 | 13.2 | bachelor under5 3 | 4.4 | Facilities Managers
11-3021 | 104450 134350 171200 216220 239200+ | 667.1 | 15.2 | 55.6 | bachelor from5 4 | 4.5 | Computer and Information Systems Managers
11-3031 | 86490 118360 161700 214210 239200+ | 868.6 | 14.8 | 74.6 | bachelor from5 4 | 4.1 | Financial Managers
11-3051 | 74900 94620 121440 156330 197310 | 241.9 | 1.9 | 17.1 | bachelor from5 4 | 4.4 | Industrial Production Managers
11-3061 | 85500 107430 139510 175460 219140 | 83.5 | 3.1 | 6.4 | bachelor from5 4 | 4.6 | Purchasing Managers
11-3071 | 61200 78360 102010 136050 180590 | 216.7 | 6.1 | 18.5 | school from5 4 | 5.2 | Transportation, Storage, and Distribution Managers
11-3111 | 81660 105210 140360 190890 239200+ | 20.9 | 0.2 | 1.5 | bachelor from5 4 | 4.1 | Compensation and Benefits Managers
11-3121 | 83790 105590 140030 189960 239200+ | 221.9 | 5 | 17.9 | bachelor from5 4 | 4.9 | Human Resources Managers
11-3131 | 75810 96110 127090 169310 219990 | 46.4 | 5.8 | 3.8 | bachelor from5 4 | 5.1 | Training and Development Managers
11-9013 | 51700 67970 87980 115200 156530 | 836.1 | -1.3 | 85.5 | school from5 4 | 3.3 | Farmers, Ranchers, and Other Agricultural Managers
11-9021 | 65160 83480 106980 139330 176990 | 550.3 | 8.7 | 46.8 | bachelor none 4 | 4.9 | Construction Managers
11-9031 | 37060 45310 56270 72690 96400 | 90.2 | -2.5 | 5.5 | bachelor under5 4 | 4 | Education and Childcare Administrators, Preschool and Daycare
11-9032 | 72400 83840 104070 132550 165820 | 333.3 | -1.5 | 20.8 | master from5 5 | 4 | Education Administrators, Kindergarten through Secondary
11-9033 | 63820 79880 103960 140940 212420 | 226.6 | 1.7 | 15.1 | master under5 5 | 4 | Education Administrators, Postsecondary
11-9039 | 49490 65180 89040 121720 158050 | 60.2 | 2.5 | 4.1 | bachelor under5 - | 4 | Education Administrators, All Other
11-9041 | 111450 134930 167740 207210 239200+ | 212.5 | 3.8 | 14.5 | bachelor from5 5 | 4.2 | Architectural and Engineering Managers
11-9051 | 42380 53090 65310 82300 105420 | 352.8 | 6.4 | 42 | school under5 2 | 7.4 | Food Service Managers
11-9071 | 51670 70190 85580 120490 165220 | 5.1 | 1.2 | 0.6 | school under5 2 | 7.1 | Gambling Managers
11-9072 | 45320 58380 77180 101750 134680 | 43.2 | 7.7 | 5.5 | bachelor under5 4 | 7.1 | Entertainment and Recreation Managers, Except Gambling
11-9081 | 39490 50040 68130 90670 126990 | 52 | 3.4 | 5.4 | school under5 4 | 6 | Lodging Managers
11-9111 | 69680 88560 117960 162420 219080 | 616.2 | 23.2 | 62.1 | bachelor under5 4 | 4.3 | Medical and Health Services Managers
11-9121 | 79830 114110 161180 214820 239200+ | 104.3 | 3.7 | 8.5 | bachelor from5 5 | 5.4 | Natural Sciences Managers
11-9131 | 81430 87150 92730 99590 109140 | 13.1 | -3.5 | 0.9 | school under5 2 | 4.5 | Postmasters and Mail Superintendents
11-9141 | 39360 49530 66700 95760 141040 | 466.1 | 3.6 | 39 | school under5 4 | 3.6 | Property, Real Estate, and Community Association Managers
11-9151 | 50020 62420 78240 100600 129820 | 219.8 | 6.4 | 18.6 | bachelor under5 4 | 4.5 | Social and Community Service Managers
11-9161 | 51260 64470 86130 119690 160420 | 13.2 | 3 | 1 | bachelor from5 4 | 4.6 | Emergency Management Directors
11-9171 | 45820 59780 76830 99330 132470 | 32.1 | 4.1 | 2.6 | associate under5 3 | 4.5 | Funeral Home Managers
11-9179 | 36880 47670 61340 82890 111130 | 25.1 | 6.5 | 2.1 | school under5 4 | 4.5 | Personal Service Managers, All Other
11-9199 | 68860 100010 136550 179190 227590 | 1333.7 | 4.5 | 106.7 | bachelor under5 4 | 4.5 | Managers, All Other
13-1011 | 48530 63100 96310 168850 239200+ | 21.4 | 8.7 | 2.2 | bachelor under5 4 | 5.5 | Agents and Business Managers of Artists, Performers, and Athletes
13-1020 | 46460 58670 75650 99190 127520 | 522.2 | 5.8 | 52.2 | bachelor none 4 | 5.2 | Buyers and Purchasing Agents
13-1031 | 47810 60100 76790 95990 112150 | 356.1 | -5.1 | 21.1 | school none 4 | 4.1 | Claims Adjusters, Examiners, and Investigators
13-1032 | 56690 64280 76650 86430 101800 | 9.2 | -8.2 | 0.5 | vocational none 3 | 4.1 | Insurance Appraisers, Auto Damage
13-1041 | 46230 59130 78420 104800 130030 | 418 | 3 | 33.3 | bachelor none 4 | 4.2 | Compliance Officers
13-1051 | 46330 59830 77070 99630 128640 | 221.4 | -4.2 | 16.9 | bachelor none 4 | 5.4 | Cost Estimators
13-1071 | 45440 55870 72910 97270 126540 | 944.3 | 6.2 | 81.8 | bachelor none 4 | 5 | Human Resources Specialists
13-1074 | 29800 32860 48690 58250 86860 | 3.9 | 6 | 0.3 | none under5 2 | 5 | Farm Labor Contractors
13-1075 | 49880 67670 93500 123090 153440 | 65.4 | -0.1 | 5.1 | bachelor under5 4 | 5 | Labor Relations Specialists
13-1081 | 49260 62920 80880 104330 132110 | 241 | 16.7 | 26.4 | bachelor none 4 | 6 | Logisticians
13-1082 | 59830 76950 100750 131660 165790 | 1046.3 | 5.6 | 78.2 | bachelor none 4 | 4.4 | Project Management Specialists
13-1111 | 59720 76770 101190 133140 174140 | 1075.1 | 8.8 | 98.1 | bachelor under5 4 | 4.4 | Management Analysts
13-1121 | 35990 45610 59440 77150 101310 | 155.8 | 4.8 | 15.5 | bachelor none 4 | 5.7 | Meeting, Convention, and Event Planners
13-1131 | 43200 52590 66490 85280 106960 | 134.4 | 4.3 | 10.2 | bachelor none 4 | 4.1 | Fundraisers
13-1141 | 48300 59700 77020 99210 128830 | 107 | 5.3 | 8.5 | bachelor under5 4 | 4.3 | Compensation, Benefits, and Job Analysis Specialists
13-1151 | 37510 48900 65850 91550 120190 | 452.3 | 10.8 | 43.9 | bachelor under5 4 | 5.2 | Training and Development Specialists
13-1161 | 42070 56220 76950 104870 144610 | 941.7 | 6.7 | 87.2 | bachelor none 4 | 5.5 | Market Research Analysts and Marketing Specialists
13-1199 | 46230 60820 81270 110030 147830 | 1205.7 | 3 | 108.2 | bachelor none 4 | 5.1 | Business Operations Specialists, All Other
13-2011 | 52780 64660 81680 106450 141420 | 1579.8 | 4.6 | 124.2 | bachelor none 4 | 4.2 | Accountants and Auditors
13-2020 | 38480 49310 65420 90810 122760 | 77.3 | 3.8 | 6.3 | bachelor none 4 | 3.1 | Property Appraisers and Assessors
13-2031 | 60510 72240 87930 110380 134640 | 50.4 | 1 | 3.1 | bachelor none 4 | 3.8 | Budget Analysts
13-2041 | 52930 63850 80970 113850 168840 | 67.8 | -4.4 | 3.7 | bachelor none 4 | 4.2 | Credit Analysts
13-2051 | 62410 78300 101350 132050 180550 | 368.5 | 5.7 | 25.1 | bachelor none 4 | 4 | Financial and Investment Analysts
13-2052 | 49990 70620 102140 172540 239200+ | 326 | 9.6 | 24.1 | bachelor none 4 | 3.3 | Personal Financial Advisors
13-2053 | 51640 63070 79880 104820 138020 | 127 | -2.6 | 8.2 | bachelor none 4 | 3.7 | Insurance Underwriters
13-2054 | 62270 80280 106000 145020 182310 | 60.5 | 6.5 | 4.8 | bachelor none 4 | 4.2 | Financial Risk Specialists
13-2061 | 53420 66800 90400 127210 171540 | 65.1 | 18.5 | 5.7 | bachelor none 4 | 3.1 | Financial Examiners
13-2071 | 38980 45420 50480 61760 77920 | 31.8 | 3.3 | 2.2 | bachelor none 4 | 3.8 | Credit Counselors
13-2072 | 38490 50460 74180 101920 145780 | 301.4 | 1.7 | 20.3 | bachelor under5 4 | 3.8 | Loan Officers
13-2081 | 40020 46820 59740 79330 110300 | 57.6 | -1.8 | 4.3 | bachelor none 3 | 4 | Tax Examiners and Collectors, and Revenue Agents
13-2082 | 30500 37750 50560 75590 96240 | 90.6 | 4.5 | 10.4 | school none 3 | 5.6 | Tax Preparers
13-2099 | 46420 60140 80190 109120 151780 | 137.1 | 3.1 | 10.3 | bachelor none 5 | 4.2 | Financial Specialists, All Other
15-1211 | 63160 80900 103790 132360 166030 | 521.1 | 8.7 | 34.2 | bachelor none 3 | 2.9 | Computer Systems Analysts
15-1212 | 69660 92160 124910 159600 186420 | 182.8 | 28.5 | 16 | bachelor under5 4 | 3.4 | Information Security Analysts
15-1221 | 80670 102710 140910 181210 232120 | 40.3 | 19.7 | 3.2 | master none 5 | 3.7 | Computer and Information Research Scientists
15-1231 | 46010 56720 73340 95710 124470 | 152.7 | 1.8 | 9.6 | associate none 4 | 3.7 | Computer Network Support Specialists
15-1232 | 38780 47580 60340 77010 98010 | 729.5 | -3.7 | 40.8 | college none 3 | 3.7 | Computer User Support Specialists
15-1241 | 79520 102120 130390 164440 198030 | 179.2 | 11.9 | 11.2 | bachelor from5 4 | 3.1 | Computer Network Architects
15-1242 | 56820 76100 104620 132850 160890 | 78 | -0.7 | 3.8 | bachelor none 4 | 2.8 | Database Administrators
15-1243 | 81630 107900 135980 169480 209990 | 66.9 | 8.7 | 4 | bachelor under5 4 | 2.8 | Database Architects
15-1244 | 60320 75860 96800 123390 150320 | 331.5 | -4.2 | 14.3 | bachelor none 4 | 2.9 | Network and Computer Systems Administrators
15-1251 | 52190 71860 98670 128960 162090 | 121.2 | -6 | 5.5 | bachelor none 4 | 3 | Computer Programmers
15-1252 | 79850 103050 133080 169000 211450 | 1693.8 | 15.8 | 115.2 | bachelor none 4 | 3.2 | Software Developers
15-1253 | 60690 79520 102610 131870 166960 | 201.7 | 10 | 14 | bachelor none 4 | 3.3 | Software Quality Assurance Analysts and Testers
15-1254 | 48560 63140 90930 124300 162870 | 86 | 7.5 | 5.4 | bachelor none 3 | 3.5 | Web Developers
15-1255 | 47840 64990 98090 141860 192180 | 128.9 | 7 | 9.1 | bachelor none 4 | 3.7 | Web and Digital Interface Designers
15-1299 | 52650 76360 108970 147530 176800 | 472 | 8.2 | 31.3 | bachelor none 4 | 3.2 | Computer Occupations, All Other
15-2011 | 75240 90970 125770 164860 206430 | 33.6 | 21.8 | 2.4 | bachelor none 4 | 2.6 | Actuaries
15-2021 | 63430 85720 121680 153340 187660 | 2.4 | -0.7 | 0.1 | master none 5 | 3.2 | Mathematicians
15-2031 | 53910 66910 91290 124120 159280 | 112.1 | 21.5 | 9.6 | bachelor none 5 | 2.7 | Operations Research Analysts
15-2041 | 60390 79210 103300 137610 170700 | 32.2 | 8.5 | 2 | master none 5 | 3.2 | Statisticians
15-2051 | 63650 82630 112590 155810 194410 | 245.9 | 33.5 | 23.4 | bachelor none 4 | 3.2 | Data Scientists
15-2099 | 40330 52440 71490 101920 154140 | 5 | 4 | 0.3 | bachelor none 4 | 3.2 | Mathematical Science Occupations, All Other
17-1011 | 60510 76110 96690 123300 159800 | 123.6 | 3.9 | 7.8 | bachelor none 5 | 3.3 | Architects, Except Landscape and Naval
17-1012 | 51990 62650 79660 101580 132250 | 21.8 | 3.5 | 1.7 | bachelor none 4 | 4 | Landscape Architects
17-1021 | 50500 62860 78380 99650 121440 | 13.4 | 6.4 | 1 | bachelor none 4 | 3.1 | Cartographers and Photogrammetrists
17-1022 | 43680 53590 72740 94550 116330 | 56.1 | 4.4 | 3.9 | bachelor none 4 | 3.1 | Surveyors
17-2011 | 85350 104740 134830 174480 205850 | 71.6 | 6.1 | 4.5 | bachelor none 4 | 3.1 | Aerospace Engineers
17-2021 | 43020 49930 84630 103940 132700 | 1.7 | 5.9 | 0.1 | bachelor none 4 | 3.4 | Agricultural Engineers
17-2031 | 71860 86630 106950 133570 165060 | 22.2 | 5.2 | 1.3 | bachelor none 4 | 3.4 | Bioengineers and Biomedical Engineers
17-2041 | 78520 96040 121860 152290 182150 | 21.6 | 2.6 | 1.1 | bachelor none 4 | 3.2 | Chemical Engineers
17-2051 | 65920 78790 99590 128290 160990 | 368.9 | 5 | 23.6 | bachelor none 4 | 3.7 | Civil Engineers
17-2061 | 85430 115500 155020 185380 223820 | 76.8 | 7.3 | 4.7 | bachelor none 4 | 3.2 | Computer Hardware Engineers
17-2071 | 74670 87590 111910 141630 175460 | 192 | 7.2 | 11.7 | bachelor none 4 | 3 | Electrical Engineers
17-2072 | 79390 98920 127590 164000 199060 | 95.9 | 6.2 | 5.7 | bachelor none 4 | 3 | Electronics Engineers, Except Computer
17-2081 | 64950 80510 104170 130830 161910 | 39.4 | 3.9 | 3 | bachelor none 4 | 3.8 | Environmental Engineers
17-2111 | 62050 85400 109660 136150 166670 | 23.8 | 4.4 | 1.5 | bachelor none 4 | 3.6 | Health and Safety Engineers, Except Mining Safety Engineers and Inspectors
17-2112 | 70000 81910 101140 127480 157140 | 351.1 | 11 | 25.2 | bachelor none 4 | 3.6 | Industrial Engineers
17-2121 | 79700 88480 105670 133780 167660 | 8.5 | 5.8 | 0.6 | bachelor none 4 | 3.9 | Marine Engineers and Naval Architects
17-2131 | 68040 85820 108310 138370 172000 | 23 | 5.7 | 1.5 | bachelor none 4 | 3.1 | Materials Engineers
17-2141 | 68740 81800 102320 130290 161240 | 293.1 | 9.1 | 18.1 | bachelor none 4 | 3.2 | Mechanical Engineers
17-2151 | 62500 81040 101020 129860 163740 | 7 | 0.7 | 0.4 | bachelor none 4 | 4 | Mining and Geological Engineers, Including Mining Safety Engineers
17-2161 | 88290 103010 127520 157600 187430 | 15.4 | -1.1 | 0.8 | bachelor none 4 | 3.3 | Nuclear Engineers
17-2171 | 78840 107330 141280 191100 228790 | 19.6 | 1.3 | 1.2 | bachelor none 4 | 4 | Petroleum Engineers
17-2199 | 62840 85750 117750 152670 183510 | 158.8 | 2.1 | 9.3 | bachelor none 4 | 3.3 | Engineers, All Other
17-3011 | 44040 52880 64280 79510 98190 | 110.5 | 4.1 | 10 | associate none 3 | 4.6 | Architectural and Civil Drafters
17-3012 | 48680 58800 73720 91780 110180 | 21.6 | -5.6 | 1.7 | associate none 3 | 5.1 | Electrical and Electronics Drafters
17-3013 | 46500 56470 68510 85580 107600 | 42.9 | -6.5 | 3.3 | associate none 3 | 5.1 | Mechanical Drafters
17-3019 | 42170 50970 62010 77750 96620 | 17.1 | -6.9 | 1.3 | associate none - | 5.1 | Drafters, All Other
17-3021 | 53730 64570 79830 102220 120440 | 9.3 | 8.1 | 0.9 | associate none 3 | 5 | Aerospace Engineering and Operations Technologists and Technicians
17-3022 | 43550 51730 64200 79550 97840 | 64.9 | 2.1 | 5.5 | associate none 3 | 5 | Civil Engineering Technologists and Technicians
17-3023 | 48250 60610 77180 94810 111790 | 93.7 | 0.6 | 8.4 | associate none 3 | 5 | Electrical and Electronic Engineering Technologists and Technicians
17-3024 | 47770 58570 70760 87320 109580 | 15 | 1.1 | 1.3 | associate none 3 | 5 | Electro-Mechanical and Mechatronics Technologists and Technicians
17-3025 | 39670 48250 58890 75290 92280 | 12.9 | 1.2 | 1.1 | associate none 4 | 5 | Environmental Engineering Technologists and Technicians
17-3026 | 46370 53230 64790 79040 97670 | 74.6 | 1.7 | 6.3 | associate none 3 | 5 | Industrial Engineering Technologists and Technicians
17-3027 | 46940 57330 68730 82980 100890 | 38.3 | 0 | 3.2 | associate none 3 | 5 | Mechanical Engineering Technologists and Technicians
17-3028 | 44730 52250 65040 83600 105440 | 15.8 | 4.7 | 1.4 | associate none 3 | 5 | Calibration Technologists and Technicians
17-3029 | 47010 59700 77390 97760 114630 | 67.3 | 1.5 | 5.7 | associate none 2 | 5 | Engineering Technologists and Technicians, Except Drafters, All Other
17-3031 | 36910 44180 51940 65240 80870 | 59.4 | 4.5 | 7.6 | school none 3 | 8.5 | Surveying and Mapping Technicians
19-1011 | 48440 59610 79120 128450 235750 | 2.8 | 5.8 | 0.2 | bachelor none 5 | 5.8 | Animal Scientists
19-1012 | 49580 65240 85310 111700 141860 | 15.2 | 6.5 | 1.2 | bachelor none 4 | 5.8 | Food Scientists and Technologists
19-1013 | 45320 57950 71410 98110 131440 | 20.7 | 5.4 | 1.7 | bachelor none 5 | 5.8 | Soil and Plant Scientists
19-1021 | 64890 78730 103650 134460 168900 | 35.6 | 5.8 | 2.9 | doctorate none 5 | 5.5 | Biochemists and Biophysicists
19-1022 | 51220 63920 87330 120750 150650 | 20.7 | 4.1 | 1.7 | bachelor none 4 | 5.5 | Microbiologists
19-1023 | 48240 58360 72860 90590 113350 | 18.2 | 1.6 | 1.4 | bachelor none 4 | 5.5 | Zoologists and Wildlife Biologists
19-1029 | 54500 67950 93330 121350 159780 | 63.7 | 1.2 | 4.8 | bachelor none 5 | 5.5 | Biological Scientists, All Other
19-1031 | 45260 53190 67950 87980 107720 | 28.5 | 3.4 | 2.5 | bachelor none 4 | 5.6 | Conservation Scientists
19-1032 | 49240 58810 70660 85450 103220 | 13.8 | 1.2 | 1.1 | bachelor none 4 | 5.6 | Foresters
19-1041 | 56950 68040 83980 106040 134860 | 12.3 | 16.2 | 0.8 | master none 5 | 3.4 | Epidemiologists
19-1042 | 61860 77260 100590 133870 168210 | 165.3 | 8.7 | 9.6 | doctorate none 5 | 3.4 | Medical Scientists, Except Epidemiologists
19-1099 | 52360 66340 87800 123720 168860 | 7.8 | 3.7 | 0.4 | bachelor none - | 3.4 | Life Scientists, All Other
19-2011 | 70730 94990 132170 177690 191880 | 1.8 | 2.2 | 0.1 | doctorate none 5 | 3.8 | Astronomers
19-2012 | 80020 117450 166290 210260 239200+ | 24.6 | 4 | 1.7 | doctorate none 5 | 3.8 | Physicists
19-2021 | 49990 69440 97450 128940 160710 | 9.4 | 0.7 | 0.7 | bachelor none 4 | 5.8 | Atmospheric and Space Scientists
19-2031 | 53210 63930 84150 120210 154430 | 86.8 | 4.9 | 6.3 | bachelor none 4 | 5 | Chemists
19-2032 | 61460 79980 104160 134140 168500 | 8.7 | 4.9 | 0.6 | bachelor none 4 | 5 | Materials Scientists
19-2041 | 50130 62090 80060 103730 134830 | 90.3 | 4.4 | 8.5 | bachelor none 4 | 6.8 | Environmental Scientists and Specialists, Including Health
19-2042 | 58790 72440 99240 134350 178880 | 25.1 | 3.2 | 2 | bachelor none 5 | 5.6 | Geoscientists, Except Hydrologists and Geographers
19-2043 | 60010 73330 92060 114940 139420 | 6.3 | -0.1 | 0.5 | bachelor none 5 | 5.6 | Hydrologists
19-2099 | 61990 82450 117960 154900 191880 | 31.9 | 0.6 | 2 | bachelor none 4 | 4.5 | Physical Scientists, All Other
19-3011 | 62340 82260 115440 166030 212710 | 17.6 | 1.2 | 0.9 | master none 5 | 3.7 | Economists
19-3022 | 36950 46110 63380 85370 118730 | 8.8 | -5.2 | 0.7 | master none 5 | 6.2 | Survey Researchers
19-3032 | 51880 80790 109840 198170 224590 | 5.6 | 6.3 | 0.4 | master none 5 | 2.7 | Industrial-Organizational Psychologists
19-3033 | 50470 67470 95830 131510 170150 | 76.3 | 11.2 | 4.8 | doctorate none 5 | 2.2 | Clinical and Counseling Psychologists
19-3034 | 60880 73240 86930 108210 132320 | 67.2 | 0.7 | 3.8 | master none 5 | 3.4 | School Psychologists
19-3039 | 51410 73820 117580 145200 163570 | 55.3 | 4.3 | 3.9 | master none 5 | 2.7 | Psychologists, All Other
19-3041 | 60710 78150 101690 134780 168590 | 3.4 | 3.6 | 0.3 | master none 5 | 6.2 | Sociologists
19-3051 | 55590 66210 83720 104450 128550 | 44.7 | 3.4 | 3.4 | master none 5 | 5.3 | Urban and Regional Planners
19-3091 | 44510 51240 64910 83080 104510 | 8.8 | 3.7 | 0.8 | master none 5 | 6.2 | Anthropologists and Archeologists
19-3092 | 62390 75590 97200 117190 133680 | 1.5 | -3.1 | 0.1 | bachelor none 4 | 6.2 | Geographers
19-3093 | 38630 55190 74050 96330 128500 | 3.4 | 2.2 | 0.3 | master none 5 | 6.2 | Historians
19-3094 | 74750 103030 139380 172050 191880 | 6.5 | -3.1 | 0.5 | master none 5 | 6.2 | Political Scientists
19-3099 | 62570 79210 100340 127880 160810 | 40.8 | -1.7 | 3.2 | bachelor none 4 | 6.2 | Social Scientists and Related Workers, All Other
19-4012 | 32860 38480 46790 59370 69010 | 18.6 | 4.3 | 2.9 | associate none 3 | 12.8 | Agricultural Technicians
19-4013 | 37760 43990 49430 60940 75100 | 20.4 | 4.8 | 3.2 | associate none 3 | 12.8 | Food Science Technicians
19-4021 | 38060 45380 52000 66410 81990 | 82.7 | 3.5 | 9.1 | bachelor none 4 | 8.4 | Biological Technicians
19-4031 | 39030 46680 57790 72940 90990 | 57 | 3.7 | 6.7 | associate none 3 | 9.4 | Chemical Technicians
19-4042 | 36130 38050 49490 64170 85630 | 40.4 | 4 | 5.6 | associate none 4 | 11 | Environmental Science and Protection Technicians, Including Health
19-4043 | 32830 39200 48390 64470 92210 | 9.8 | 1.5 | 1.3 | associate none 4 | 11 | Geological Technicians, Except Hydrologic Technicians
19-4044 | 40330 47450 58570 79790 94310 | 3.1 | -2.1 | 0.4 | associate none 3 | 11 | Hydrologic Technicians
19-4051 | 64370 83330 104240 113710 126890 | 6 | -7.7 | 0.7 | associate none 3 | 11 | Nuclear Technicians
19-4061 | 36410 46190 58040 73060 100620 | 40.6 | 4.4 | 5.2 | bachelor none 4 | 9.8 | Social Science Research Assistants
19-4071 | 36190 42560 54310 66020 80790 | 33.8 | -3.2 | 3.9 | associate none 3 | 9.8 | Forest and Conservation Technicians
19-4092 | 45560 53310 67440 88710 110710 | 20.7 | 12.8 | 2.9 | bachelor none 3 | 9.8 | Forensic Science Technicians
19-4099 | 37310 46270 60130 77990 101870 | 83.2 | 3.5 | 10.6 | associate none 3 | 9.8 | Life, Physical, and Social Science Technicians, All Other
19-5011 | 50610 64410 83910 105390 130460 | 131.9 | 12.5 | 14.9 | bachelor none 4 | 7.6 | Occupational Health and Safety Specialists
19-5012 | 40550 49510 58440 74810 94670 | 31.9 | 8.5 | 3.4 | school none 3 | 7.6 | Occupational Health and Safety Technicians
21-1012 | 43580 51690 65140 83490 105870 | 376.3 | 3.5 | 31 | master none 5 | 4.4 | Educational, Guidance, and Career Counselors and Advisors
21-1013 | 42610 48600 63780 85020 111610 | 77.8 | 12.6 | 7.7 | master none 5 | 3.7 | Marriage and Family Therapists
21-1015 | 34480 38700 46110 59040 77200 | 91.9 | 1.4 | 10 | master none 4 | 5.4 | Rehabilitation Counselors
21-1018 | 39090 47170 59190 76230 98210 | 483.5 | 16.8 | 48.3 | master none 5 | 4.4 | Substance Abuse, Behavioral Disorder, and Mental Health Counselors
21-1019 | 36160 42760 49830 66510 91420 | 69.1 | 12.6 | 7.4 | master none - | 5 | Counselors, All Other
21-1021 | 40580 47480 58570 74060 94030 | 399.9 | 3.4 | 35.1 | bachelor none 4 | 4.5 | Child, Family, and School Social Workers
21-1022 | 45030 55360 68090 83410 100870 | 193.2 | 7.7 | 18.4 | master none 5 | 4.8 | Healthcare Social Workers
21-1023 | 39620 46550 60060 78980 104130 | 136.8 | 9.7 | 13.5 | master none 5 | 3.8 | Mental Health and Substance Abuse Social Workers
21-1029 | 44530 52010 69480 95390 112740 | 81 | 3.9 | 7 | bachelor none - | 4.7 | Social Workers, All Other
21-1091 | 42210 49880 63000 84460 112900 | 71.8 | 4.5 | 7.9 | bachelor none 4 | 5.8 | Health Education Specialists
21-1092 | 45390 52580 64520 84030 106290 | 92.3 | 2.6 | 7.9 | bachelor none 4 | 5.3 | Probation Officers and Correctional Treatment Specialists
21-1093 | 33280 37770 45120 53040 63850 | 449.6 | 6.4 | 50.6 | school none 4 | 5.9 | Social and Human Service Assistants
21-1094 | 37930 44370 51030 63150 78560 | 65.1 | 11.3 | 7.8 | school none 4 | 5.8 | Community Health Workers
21-1099 | 36470 45420 54940 67590 83210 | 119.2 | 4.6 | 13.1 | bachelor none - | 5.8 | Community and Social Service Specialists, All Other
21-2011 | 37140 47220 60820 76340 99720 | 262 | 1 | 23 | bachelor none 5 | 4.1 | Clergy
21-2021 | 33990 42210 54840 74990 106530 | 138.9 | 2.1 | 13.8 | bachelor under5 4 | 5.2 | Directors, Religious Activities and Education
21-2099 | 29120 34700 45120 60310 75920 | 88.4 | 0.6 | 11.1 | bachelor none - | 5.7 | Religious Workers, All Other
23-1011 | 72780 99760 151160 215420 239200+ | 864.8 | 4.1 | 31.5 | doctorate none 5 | 1.4 | Lawyers
23-1012 | 42000 49840 60400 78060 113150 | 14.5 | 2.5 | 1 | doctorate none 5 | 4.4 | Judicial Law Clerks
23-1021 | 56970 76920 115230 161290 203990 | 17.5 | -0.7 | 0.5 | doctorate from5 5 | 1.4 | Administrative Law Judges, Adjudicators, and Hearing Officers
23-1022 | 46200 60030 67710 101010 133480 | 9.1 | 4.3 | 0.3 | bachelor under5 5 | 1.4 | Arbitrators, Mediators, and Conciliators
23-1023 | 46520 86060 156210 189890 216540 | 27.3 | 2.5 | 0.9 | doctorate from5 5 | 1.4 | Judges, Magistrate Judges, and Magistrates
23-2011 | 39710 48190 61010 78280 98990 | 376.2 | 0.2 | 39.3 | associate none 3 | 7.2 | Paralegals and Legal Assistants
23-2093 | 36710 45020 54980 70290 87240 | 57.4 | 2 | 5.4 | school none 2 | 6.2 | Title Examiners, Abstractors, and Searchers
23-2099 | 41510 50960 68760 103460 176950 | 51.3 | -1.2 | 4.7 | associate none - | 6.2 | Legal Support Workers, All Other
25-1011 | 46460 63040 97270 140360 210530 | 103.1 | 5.7 | 8.1 | doctorate none 5 | 3.2 | Business Teachers, Postsecondary
25-1021 | 48910 65200 96690 132200 172380 | 44.8 | 5.3 | 3.5 | doctorate none 5 | 3.2 | Computer Science Teachers, Postsecondary
25-1022 | 48150 60880 79350 106270 161020 | 58.9 | 2.3 | 4.4 | doctorate none 5 | 3.2 | Mathematical Science Teachers, Postsecondary
25-1031 | 59590 78090 101480 129310 166720 | 11.6 | 2 | 0.9 | doctorate none 5 | 3.2 | Architecture Teachers, Postsecondary
25-1032 | 59790 80060 106120 136400 200650 | 50.3 | 8.1 | 4.1 | doctorate none 5 | 3.2 | Engineering Teachers, Postsecondary
25-1041 | 49080 63980 86350 123290 160870 | 10.7 | 4.1 | 0.8 | doctorate none 5 | 3.2 | Agricultural Sciences Teachers, Postsecondary
25-1042 | 50760 64010 83460 125310 169560 | 66 | 7.3 | 5.4 | doctorate none 5 | 3.2 | Biological Science Teachers, Postsecondary
25-1043 | 58670 81380 100830 125080 154630 | 1.6 | 4 | 0.1 | doctorate none 5 | 3.2 | Forestry and Conservation Science Teachers, Postsecondary
25-1051 | 53310 66620 101390 135500 199260 | 14 | 2.6 | 1 | doctorate none 5 | 3.2 | Atmospheric, Earth, Marine, and Space Sciences Teachers, Postsecondary
25-1052 | 52870 64980 86220 125920 171600 | 25.4 | 2.2 | 1.9 | doctorate none 5 | 3.2 | Chemistry Teachers, Postsecondary
25-1053 | 50670 64360 87710 124680 164290 | 9 | 2.9 | 0.7 | doctorate none 5 | 3.2 | Environmental Science Teachers, Postsecondary
25-1054 | 54880 66730 97360 130150 169740 | 17.1 | 2.5 | 1.3 | doctorate none 5 | 3.2 | Physics Teachers, Postsecondary
25-1061 | 51380 67410 95770 122870 169090 | 6.5 | 2.7 | 0.5 | doctorate none 5 | 3.2 | Anthropology and Archeology Teachers, Postsecondary
25-1062 | 51130 64320 84290 107810 164650 | 14.5 | 2.4 | 1.1 | doctorate none 5 | 3.2 | Area, Ethnic, and Cultural Studies Teachers, Postsecondary
25-1063 | 57550 80850 119980 166600 217160 | 15.8 | 2.1 | 1.2 | doctorate none 5 | 3.2 | Economics Teachers, Postsecondary
25-1064 | 49990 66400 86730 120220 164350 | 4 | 3.3 | 0.3 | doctorate none 5 | 3.2 | Geography Teachers, Postsecondary
25-1065 | 50490 65330 94680 127480 173380 | 21.8 | 2 | 1.6 | doctorate none 5 | 3.2 | Political Science Teachers, Postsecondary
25-1066 | 47870 62290 80330 106640 158900 | 52.5 | 3.6 | 4 | doctorate none 5 | 3.2 | Psychology Teachers, Postsecondary
25-1067 | 49330 64130 82540 113000 167240 | 15.4 | 2.1 | 1.1 | doctorate none 5 | 3.2 | Sociology Teachers, Postsecondary
25-1069 | 45280 59550 75040 105390 176350 | 20.7 | 1.7 | 1.5 | doctorate none - | 3.2 | Social Sciences Teachers, Postsecondary, All Other
25-1071 | 51760 74400 105620 176090 239200+ | 289.6 | 17.3 | 27.4 | doctorate under5 5 | 3.2 | Health Specialties Teachers, Postsecondary
25-1072 | 47950 62210 79940 102020 130040 | 91.6 | 16.8 | 8.6 | doctorate under5 5 | 3.2 | Nursing Instructors and Teachers, Postsecondary
25-1081 | 38650 50630 72090 96260 126450 | 74.9 | 2.1 | 5.6 | doctorate under5 5 | 3.2 | Education Teachers, Postsecondary
25-1082 | 53590 62130 78630 97020 126200 | 5.1 | 3 | 0.4 | doctorate none 5 | 3.2 | Library Science Teachers, Postsecondary
25-1111 | 45640 56100 71470 99730 143130 | 16.2 | 2 | 1.2 | doctorate none 5 | 3.2 | Criminal Justice and Law Enforcement Teachers, Postsecondary
25-1112 | 58330 84540 126650 173580 239200+ | 29.5 | 2.2 | 2.2 | doctorate under5 5 | 3.2 | Law Teachers, Postsecondary
25-1113 | 45370 57080 76210 98570 129280 | 17.1 | 2.3 | 1.3 | doctorate none 5 | 3.2 | Social Work Teachers, Postsecondary
25-1121 | 47040 60730 80190 121600 194530 | 122.8 | 1.7 | 9 | master none 5 | 3.2 | Art, Drama, and Music Teachers, Postsecondary
25-1122 | 47100 60060 77800 103230 160210 | 35.8 | 2.1 | 2.7 | doctorate none 5 | 3.2 | Communications Teachers, Postsecondary
25-1123 | 47540 59780 78270 103730 154800 | 72.2 | 0 | 5.1 | doctorate none 5 | 3.2 | English Language and Literature Teachers, Postsecondary
25-1124 | 47090 59790 77010 101680 134960 | 26.4 | -0.2 | 1.9 | doctorate none 5 | 3.2 | Foreign Language and Literature Teachers, Postsecondary
25-1125 | 47730 62370 81500 106770 158140 | 24.6 | -0.2 | 1.7 | doctorate none 5 | 3.2 | History Teachers, Postsecondary
25-1126 | 47550 60980 78050 101680 134910 | 27.3 | 0.7 | 2 | doctorate none 5 | 3.2 | Philosophy and Religion Teachers, Postsecondary
25-1192 | 47580 56870 77280 99530 133180 | 3.2 | 3.4 | 0.2 | doctorate none 5 | 3.2 | Family and Consumer Sciences Teachers, Postsecondary
25-1193 | 44150 57290 75890 101420 158240 | 15.4 | 2.4 | 1.1 | doctorate none 5 | 3.2 | Recreation and Fitness Studies Teachers, Postsecondary
25-1194 | 38680 48030 61490 80070 106580 | 122.2 | 0.7 | 8.8 | bachelor under5 3 | 3.2 | Career/Technical Education Teachers, Postsecondary
25-1199 | 39720 55500 78490 122510 172850 | 183.4 | 1.8 | 13.5 | doctorate none - | 3.2 | Postsecondary Teachers, All Other
25-2011 | 28300 31250 37120 46550 60070 | 555.1 | 4.1 | 65.5 | associate none 3 | 6.4 | Preschool Teachers, Except Special Education
25-2012 | 45750 50290 61430 77720 99360 | 117.2 | -1.6 | 12.8 | bachelor none 4 | 6.4 | Kindergarten Teachers, Except Special Education
25-2021 | 46440 50680 62340 79410 102010 | 1422.7 | -2 | 91 | bachelor none 4 | 3.3 | Elementary School Teachers, Except Special Education
25-2022 | 47050 53540 62970 79380 100980 | 633.7 | -2 | 40.5 | bachelor none 4 | 3.3 | Middle School Teachers, Except Special and Career/Technical Education
25-2023 | 47090 55920 63620 78270 98430 | 14 | -2 | 0.9 | bachelor under5 4 | 3.3 | Career/Technical Education Teachers, Middle School
25-2031 | 47330 57800 64580 83010 104670 | 1094.5 | -1.6 | 66.2 | bachelor none 4 | 3.2 | Secondary School Teachers, Except Special and Career/Technical Education
25-2032 | 48840 58840 63910 78650 98720 | 103.4 | -1.8 | 6.2 | bachelor under5 4 | 3.2 | Career/Technical Education Teachers, Secondary School
25-2051 | 38740 49370 62190 81330 132530 | 29.3 | 1.4 | 2.1 | bachelor none 5 | 3.5 | Special Education Teachers, Preschool
25-2052 | 47590 57050 63000 79320 100620 | 230.2 | -1.8 | 15.4 | bachelor none 4 | 3.5 | Special Education Teachers, Kindergarten and Elementary School
25-2057 | 48070 58590 64880 81940 102730 | 94.8 | -1.9 | 6.3 | bachelor none 4 | 3.5 | Special Education Teachers, Middle School
25-2058 | 47930 58180 69590 87140 106050 | 164.2 | -1.6 | 11.1 | bachelor none 4 | 3.5 | Special Education Teachers, Secondary School
25-2059 | 43220 53470 67430 87890 109360 | 41 | 1.1 | 2.9 | bachelor none 5 | 3.5 | Special Education Teachers, All Other
25-3011 | 39750 47950 59950 76580 95750 | 40.9 | -13.7 | 3.9 | bachelor none 4 | 5.8 | Adult Basic Education, Adult Secondary Education, and English as a Second Language Instructors
25-3021 | 28980 35410 45590 62180 90780 | 417.5 | 3.7 | 51.4 | school under5 3 | 5.8 | Self-Enrichment Teachers
25-3031 | 26240 31310 38470 51930 63460 | 510.1 | 1.6 | 61.1 | bachelor none 4 | 5.8 | Substitute Teachers, Short-Term
25-3041 | 28430 33410 40090 55380 78810 | 215.5 | 0.6 | 37.1 | college none 3 | 8.1 | Tutors
25-3099 | 33280 46700 64690 93180 116690 | 153.8 | -0.1 | 18 | bachelor none - | 5.8 | Teachers and Instructors, All Other
25-4011 | 39330 47890 61570 79850 104780 | 9.3 | 3.8 | 1.1 | master none 5 | 5.5 | Archivists
25-4012 | 37110 47270 61770 81350 105520 | 15.1 | 7 | 1.8 | master none 5 | 5.5 | Curators
25-4013 | 30720 37460 47460 62990 82790 | 15.7 | 5.4 | 1.9 | bachelor none 4 | 5.5 | Museum Technicians and Conservators
25-4022 | 38920 50920 64320 80640 100880 | 142.1 | 1.7 | 13.5 | master none 5 | 3.9 | Librarians and Media Collections Specialists
25-4031 | 27890 33510 39970 49740 60960 | 78.6 | -6.8 | 13 | vocational none 3 | 8.5 | Library Technicians
25-9021 | 36780 46010 58120 69110 85230 | 12.4 | -2.5 | 1.1 | master none 5 | 4.3 | Farm and Home Management Educators
25-9031 | 46560 59120 74720 94780 115410 | 232.6 | 1.3 | 21.9 | master from5 5 | 4.3 | Instructional Coordinators
25-9044 | 28020 32640 44930 60410 73560 | 193.6 | 3.1 | 24.6 | bachelor none 5 | 6.5 | Teaching Assistants, Postsecondary
25-9045 | 23710 29120 35240 40400 48140 | 1422.8 | -1.5 | 170.4 | college none 3 | 6.5 | Teaching Assistants, Except Postsecondary
25-9099 | 24160 33280 48400 68800 95310 | 132 | 1.5 | 12.5 | bachelor none - | 4.3 | Educational Instruction and Library Workers, All Other
27-1011 | 61060 80130 111040 160460 211410 | 135 | 4.2 | 12.3 | bachelor from5 4 | 4.4 | Art Directors
27-1012 | 22620 31350 38480 52070 65850 | 11.6 | 2.1 | 1 | none none 3 | 4.4 | Craft Artists
27-1013 | 26420 39740 60560 89630 140660 | 26.5 | -1.2 | 2.2 | bachelor none 3 | 4.4 | Fine Artists, Including Painters, Sculptors, and Illustrators
27-1014 | 57220 73030 99800 135600 174630 | 57.1 | 1.6 | 5 | bachelor none 4 | 4.4 | Special Effects Artists and Animators
27-1019 | 33720 44760 72760 112420 133180 | 13.9 | 0.8 | 1.2 | none none - | 4.4 | Artists and Related Workers, All Other
27-1021 | 49390 62040 79450 103170 134840 | 30.6 | 3.2 | 2.5 | bachelor none 4 | 4.7 | Commercial and Industrial Designers
27-1022 | 35970 53730 80690 107990 169620 | 25.7 | 2 | 2.3 | bachelor none 3 | 5.3 | Fashion Designers
27-1023 | 27260 30200 36120 43420 48690 | 43.8 | -5.9 | 5.1 | school none 2 | 5.8 | Floral Designers
27-1024 | 37600 47200 61300 79000 103030 | 265.9 | 2.1 | 20 | bachelor none 4 | 4.8 | Graphic Designers
27-1025 | 38480 49770 63490 80830 106090 | 87.1 | 3.2 | 7.8 | bachelor none 4 | 4.5 | Interior Designers
27-1026 | 30050 33580 37350 44750 53800 | 193 | 3.2 | 20.8 | school none 3 | 5.6 | Merchandise Displayers and Window Trimmers
27-1027 | 35990 48920 66280 100020 129420 | 31.3 | 2.3 | 2.5 | bachelor none 5 | 4.8 | Set and Exhibit Designers
27-1029 | 36530 46850 66220 95330 131950 | 28.6 | 2 | 2.2 | bachelor none - | 4.8 | Designers, All Other
27-2011 | 14h 16.94h 23.33h 41.09h 97.19h | 57 | 0.3 | 6.3 | college none 2 | 6.5 | Actors
27-2012 | 43060 59810 83480 131160 198530 | 167 | 4.9 | 12.8 | bachelor under5 4 | 4.9 | Producers and Directors
27-2021 | 24960 36750 62360 130770 239200+ | 19.1 | 5.5 | 2.1 | none none 2 | 7.9 | Athletes and Sports Competitors
27-2022 | 27490 33960 45920 61930 93980 | 306.5 | 6.4 | 41.8 | bachelor none 4 | 6.6 | Coaches and Scouts
27-2023 | 25070 30920 38820 53560 93180 | 19.3 | 5.7 | 4.6 | school none 2 | 9.3 | Umpires, Referees, and Other Sports Officials
27-2031 | 13.96h 16.83h 23.97h 37.43h 53.66h | 12.3 | 4.5 | 1.8 | none none 3 | 8.1 | Dancers
27-2032 | 33080 39600 55600 71190 94090 | 4.6 | 6.1 | 0.7 | school from5 3 | 8.1 | Choreographers
27-2041 | 34990 47330 63670 96590 157010 | 47.3 | -0.3 | 4.3 | bachelor under5 4 | 5.1 | Music Directors and Composers
27-2042 | 18.68h 26.02h 42.45h 62.83h 105.44h | 169.8 | 1.1 | 19.4 | none none 4 | 5.1 | Musicians and Singers
27-2091 | 10.65h 15.13h 20.59h 38.69h 95.5h | 15.4 | 3.8 | 1.5 | school none 2 | 5.4 | Disc Jockeys, Except Radio
27-2099 | 13.1h 16.47h 20.99h 33.32h 51.9h | 35.8 | 6 | 4.4 | none none - | 6.6 | Entertainers and Performers, Sports and Related Workers, All Other
27-3011 | 26000 33280 45680 72080 131780 | 24.1 | -5.5 | 2.3 | bachelor none 4 | 5.7 | Broadcast Announcers and Radio Disc Jockeys
27-3023 | 34590 40420 60280 97460 162430 | 49.3 | -3.9 | 4.1 | bachelor none 4 | 4.9 | News Analysts, Reporters, and Journalists
27-3031 | 40750 51970 69780 95940 129480 | 315.9 | 4.8 | 27.6 | bachelor none 4 | 5.3 | Public Relations Specialists
27-3041 | 36200 50210 75260 101210 140840 | 115.8 | 0.6 | 9.8 | bachelor under5 4 | 4.8 | Editors
27-3042 | 54400 68640 91670 102740 130430 | 56.4 | 0.9 | 4.5 | bachelor under5 4 | 4.6 | Technical Writers
27-3043 | 41080 52890 72270 98320 133680 | 135.4 | 3.6 | 13.4 | bachelor none 4 | 4.7 | Writers and Authors
27-3091 | 35630 45020 59440 80020 99830 | 75.3 | 1.7 | 6.9 | bachelor none 4 | 4 | Interpreters and Translators
27-3092 | 39100 50210 67310 92710 127020 | 17.7 | -0.3 | 1.7 | vocational none 3 | 4.5 | Court Reporters and Simultaneous Captioners
27-3099 | 38530 52690 71770 99520 148070 | 34.3 | 2.7 | 3 | school none - | 5.6 | Media and Communication Workers, All Other
27-4011 | 35290 43860 54830 73590 98190 | 92.3 | 3.3 | 7.3 | vocational none 3 | 5.2 | Audio and Video Technicians
27-4012 | 29190 36900 53920 80390 115400 | 24.8 | -2.8 | 1.8 | associate none 3 | 5.2 | Broadcast Technicians
27-4014 | 36600 47680 66430 99950 134980 | 16.9 | -1.7 | 1.2 | vocational none 3 | 5.2 | Sound Engineering Technicians
27-4015 | 36340 47100 60560 83340 117690 | 12.1 | -4.6 | 0.8 | vocational none 3 | 5.2 | Lighting Technicians
27-4021 | 29610 34790 42520 62370 94760 | 151.2 | 1.8 | 12.7 | school none 3 | 4.9 | Photographers
27-4031 | 36240 48060 68810 102400 131420 | 36.4 | 1.2 | 2.9 | bachelor none 3 | 5.4 | Camera Operators, Television, Video, and Film
27-4032 | 39170 50230 70980 101570 145900 | 43.5 | 4 | 3.6 | bachelor none 4 | 5.4 | Film and Video Editors
27-4099 | 35670 48490 67190 102650 133650 | 15.1 | 0.6 | 1.1 | school none - | 5.2 | Media and Communication Equipment Workers, All Other
29-1011 | 44780 59320 79000 104000 149990 | 57.2 | 9.5 | 2.8 | doctorate none 5 | 0.7 | Chiropractors
29-1021 | 83860 126090 172790 220380 239200+ | 129.8 | 4.1 | 3.9 | doctorate none 5 | 0.4 | Dentists, General
29-1022 | 82960 236780 239200+ 239200+ 239200+ | 6.1 | 4.1 | 0.2 | doctorate none 5 | 0.4 | Oral and Maxillofacial Surgeons
29-1023 | 98560 137320 239200+ 239200+ 239200+ | 5.9 | 4.4 | 0.2 | doctorate none 5 | 0.4 | Orthodontists
29-1024 | 97370 232000 239200+ 239200+ 239200+ | 0.9 | 4.5 | 0 | doctorate none 5 | 0.4 | Prosthodontists
29-1029 | 75360 172780 225770 239200+ 239200+ | 6.6 | 0.3 | 0.2 | doctorate none - | 0.4 | Dentists, All Other Specialists
29-1031 | 48830 61260 73850 85200 101760 | 90.9 | 5.5 | 6.2 | bachelor none 5 | 2.8 | Dietitians and Nutritionists
29-1041 | 70060 103310 134830 163710 203210 | 47.8 | 8 | 2.4 | doctorate none 5 | 0.4 | Optometrists
29-1051 | 86930 127250 137480 158620 172040 | 335.1 | 4.6 | 14.2 | doctorate none 5 | 1.3 | Pharmacists
29-1071 | 95240 113770 133260 160160 182200 | 162.7 | 20.4 | 12 | master none 5 | 2.8 | Physician Assistants
29-1081 | 57500 91130 152800 217960 239200+ | 9.7 | 1.8 | 0.3 | doctorate none 5 | 0.5 | Podiatrists
29-1122 | 67090 80490 98340 110460 129830 | 160 | 13.8 | 10.2 | master none 5 | 2.4 | Occupational Therapists
29-1123 | 74420 83470 101020 117190 132500 | 267.2 | 10.9 | 13.2 | doctorate none 5 | 1.5 | Physical Therapists
29-1124 | 77860 86520 101990 120360 141550 | 19.2 | 1.9 | 0.9 | associate none 3 | 2.1 | Radiation Therapists
29-1125 | 39520 48230 60280 77680 96600 | 16.1 | 3.3 | 1.3 | bachelor none 4 | 4 | Recreational Therapists
29-1126 | 61900 68410 80450 95530 108820 | 139.6 | 12.1 | 8.8 | associate none 3 | 2.1 | Respiratory Therapists
29-1127 | 60480 75310 95410 112510 132850 | 187.4 | 15 | 13.3 | master none 5 | 2.6 | Speech-Language Pathologists
29-1128 | 40930 48650 58160 65430 79830 | 23.9 | 9.5 | 1.7 | bachelor none 4 | 2.8 | Exercise Physiologists
29-1129 | 38840 49510 65010 85010 120050 | 56.1 | 11.5 | 4.1 | bachelor none 5 | 2.8 | Therapists, All Other
29-1131 | 70350 98420 125510 161610 212890 | 86.4 | 9.6 | 3 | doctorate none 5 | 0.8 | Veterinarians
29-1141 | 66030 78610 93600 107960 135320 | 3391 | 4.9 | 189.1 | bachelor none 4 | 2.1 | Registered Nurses
29-1151 | 137230 187110 223210 239200+ 239200+ | 53.8 | 8.6 | 2.7 | master none 5 | 1.7 | Nurse Anesthetists
29-1161 | 74670 104260 128790 146520 177040 | 8.6 | 11.1 | 0.5 | master none 5 | 2.1 | Nurse Midwives
29-1171 | 97960 109940 129210 149570 169950 | 320.4 | 40.1 | 29.5 | master none 5 | 2.1 | Nurse Practitioners
29-1181 | 61930 76440 92120 109330 129830 | 15.8 | 9.5 | 0.7 | doctorate none 5 | 0.9 | Audiologists
29-1211 | 124450 186680 239200+ 239200+ 239200+ | 45.3 | 3.2 | 1.3 | doctorate none 5 | 0.4 | Anesthesiologists
29-1212 | 119970 230100 239200+ 239200+ 239200+ | 19.4 | 4.1 | 0.6 | doctorate none 5 | 0.4 | Cardiologists
29-1213 | 118540 172510 239200+ 239200+ 239200+ | 10.9 | 6.4 | 0.4 | doctorate none 5 | 0.4 | Dermatologists
29-1214 | 114680 181070 239200+ 239200+ 239200+ | 36.1 | 2.7 | 1 | doctorate none 5 | 0.4 | Emergency Medicine Physicians
29-1215 | 81330 167580 238380 239200+ 239200+ | 116 | 2.7 | 3.3 | doctorate none 5 | 0.4 | Family Medicine Physicians
29-1216 | 70100 135240 236350 239200+ 239200+ | 73.2 | 3.3 | 2.1 | doctorate none 5 | 0.4 | General Internal Medicine Physicians
29-1217 | 83500 140970 239200+ 239200+ 239200+ | 8.3 | 5.4 | 0.3 | doctorate none 5 | 0.4 | Neurologists
29-1218 | 94750 188130 239200+ 239200+ 239200+ | 21.5 | 1.2 | 0.6 | doctorate none 5 | 0.4 | Obstetricians and Gynecologists
29-1221 | 96240 159510 210130 239200+ 239200+ | 46.4 | 0.8 | 1.2 | doctorate none 5 | 0.4 | Pediatricians, General
29-1222 | 83930 165940 239200+ 239200+ 239200+ | 12.6 | 4.2 | 0.4 | doctorate none 5 | 0.4 | Physicians, Pathologists
29-1223 | 77360 141290 239200+ 239200+ 239200+ | 27.1 | 6.1 | 0.9 | doctorate none 5 | 0.4 | Psychiatrists
29-1224 | 82810 204330 239200+ 239200+ 239200+ | 28.2 | 2.7 | 0.8 | doctorate none 5 | 0.4 | Radiologists
29-1229 | 66860 95080 239200+ 239200+ 239200+ | 340.7 | 2.5 | 9.6 | doctorate none 5 | 0.4 | Physicians, All Other
29-1241 | 104240 181490 239200+ 239200+ 239200+ | 12.5 | 4.3 | 0.3 | doctorate none 5 | 0.4 | Ophthalmologists, Except Pediatric
29-1242 | 83390 209730 239200+ 239200+ 239200+ | 14.7 | 4.1 | 0.4 | doctorate none 5 | 0.4 | Orthopedic Surgeons, Except Pediatric
29-1243 | 189720 239200+ 239200+ 239200+ 239200+ | 1.1 | 1.5 | 0 | doctorate none 5 | 0.4 | Pediatric Surgeons
29-1249 | 77290 139070 239200+ 239200+ 239200+ | 25.1 | 3.9 | 0.6 | doctorate none - | 0.4 | Surgeons, All Other
29-1291 | 41840 54090 78140 107120 158540 | 15.3 | 6.8 | 0.9 | master none 5 | 1 | Acupuncturists
29-1292 | 66470 80060 94260 102920 120060 | 221.6 | 7 | 15.3 | associate none 3 | 2.2 | Dental Hygienists
29-1299 | 65210 83350 113730 161350 194000 | 41.3 | 2 | 2.4 | master none 5 | 2 | Healthcare Diagnosing or Treating Practitioners, All Other
29-2010 | 38020 46580 61890 80010 97990 | 351.2 | 1.7 | 22.6 | bachelor none 3 | 3.1 | Clinical Laboratory Technologists and Technicians
29-2031 | 37890 46470 67260 91430 108900 | 64.7 | 3 | 3.8 | associate none 3 | 2.7 | Cardiovascular Technologists and Technicians
29-2032 | 64760 78080 89340 103630 123170 | 90 | 13 | 5.8 | associate none 3 | 2.4 | Diagnostic Medical Sonographers
29-2033 | 75570 83020 97020 108190 128090 | 20 | 3 | 0.9 | associate none 3 | 2.1 | Nuclear Medicine Technologists
29-2034 | 52360 62910 77660 93610 106990 | 228 | 4.3 | 12.9 | associate none 3 | 2.4 | Radiologic Technologists and Technicians
29-2035 | 64910 78150 88180 102440 121420 | 44.1 | 7.1 | 2.6 | associate under5 3 | 2.4 | Magnetic Resonance Imaging Technologists
29-2036 | 103760 125600 138110 157840 176360 | 4.8 | 3.5 | 0.2 | bachelor none 4 | 2.1 | Medical Dosimetrists
29-2042 | 31410 36730 41340 48160 60780 | 181 | 5.1 | 14.1 | vocational none 3 | 4.7 | Emergency Medical Technicians
29-2043 | 40130 47920 58410 68420 82420 | 101.9 | 5 | 4.9 | vocational under5 3 | 2.5 | Paramedics
29-2051 | 28280 32460 37040 44290 53440 | 30.9 | 2.5 | 4 | associate none 3 | 7.1 | Dietetic Technicians
29-2052 | 35100 36920 43460 48580 59450 | 490.4 | 6.4 | 49 | school none 3 | 5.3 | Pharmacy Technicians
29-2053 | 32980 37170 42590 48910 60150 | 144.5 | 20 | 15.9 | vocational under5 3 | 4.8 | Psychiatric Technicians
29-2055 | 43290 51740 62830 77140 90700 | 115.6 | 4.5 | 7 | vocational none 3 | 2.8 | Surgical Technologists
29-2056 | 32120 37390 45980 50960 60880 | 134.2 | 9.1 | 14.3 | associate none 3 | 6.2 | Veterinary Technologists and Technicians
29-2057 | 34210 37100 44080 49730 60810 | 78.8 | 19.8 | 12.5 | vocational none 3 | 7.1 | Ophthalmic Medical Technicians
29-2061 | 47960 55220 62340 73160 80510 | 651.4 | 2.6 | 54.4 | vocational none 3 | 3.8 | Licensed Practical and Licensed Vocational Nurses
29-2072 | 35780 41600 50250 64070 80950 | 194.8 | 7.1 | 14.2 | vocational none 3 | 2.9 | Medical Records Specialists
29-2081 | 34470 37900 46560 59680 73240 | 79.9 | 2.9 | 6.8 | school none 3 | 3.9 | Opticians, Dispensing
29-2091 | 46220 59990 78310 98880 118730 | 10.1 | 13.3 | 0.9 | master none 5 | 3.6 | Orthotists and Prosthetists
29-2092 | 36950 47150 61560 78110 91000 | 10.7 | 18.4 | 1 | school none 3 | 3.6 | Hearing Aid Specialists
29-2099 | 37290 40740 48790 62280 81290 | 178.8 | 5.2 | 13.6 | vocational none 3 | 3.6 | Health Technologists and Technicians, All Other
29-9021 | 39120 48400 67310 92410 112130 | 41.9 | 14.7 | 3.2 | associate none 3 | 2.8 | Health Information Technologists and Medical Registrars
29-9091 | 45380 51590 60250 70880 84100 | 33.9 | 11.1 | 2.4 | master none 5 | 2.8 | Athletic Trainers
29-9092 | 78680 87060 98910 113220 137780 | 4 | 9.3 | 0.3 | master none 5 | 2.8 | Genetic Counselors
29-9093 | 39540 49140 60290 80860 102390 | 25.3 | 5.1 | 1.6 | vocational none 3 | 2.8 | Surgical Assistants
29-9099 | 37220 45250 64030 91000 127340 | 41.7 | 3.6 | 2.6 | vocational none 5 | 2.8 | Healthcare Practitioners and Technical Workers, All Other
31-1120 | 25600 30370 34900 37980 44190 | 4347.7 | 17 | 765.8 | school none 2 | 6.1 | Home Health and Personal Care Aides
31-1131 | 31390 36260 39530 46070 50140 | 1441.5 | 2.3 | 204.1 | vocational none 3 | 7.2 | Nursing Assistants
31-1132 | 31610 34850 37700 43160 49570 | 54 | 3.3 | 7.8 | school none 2 | 8 | Orderlies
31-1133 | 30920 35930 41590 48770 58530 | 38.5 | -0.4 | 5.3 | school none 2 | 8 | Psychiatric Aides
31-2011 | 49070 59950 68340 77340 86930 | 49.2 | 19.2 | 7.2 | associate none 3 | 7.1 | Occupational Therapy Assistants
31-2012 | 27970 34840 37370 44190 65580 | 5.2 | 2.5 | 0.6 | school none 3 | 7.1 | Occupational Therapy Aides
31-2021 | 46020 58240 65510 77270 87630 | 111.5 | 22 | 19.8 | associate none 3 | 8.8 | Physical Therapist Assistants
31-2022 | 24960 29710 34520 38240 46930 | 45.6 | 2.8 | 6.6 | school none 2 | 8.8 | Physical Therapist Aides
31-9011 | 33280 44870 57950 77170 97450 | 168 | 15.4 | 24.7 | vocational none 3 | 5.7 | Massage Therapists
31-9091 | 36190 39520 47300 56910 61780 | 381.9 | 6.4 | 52.9 | vocational none 3 | 7.6 | Dental Assistants
31-9092 | 35020 37610 44200 48160 57830 | 811 | 12.5 | 112.3 | vocational none 3 | 7.4 | Medical Assistants
31-9093 | 35400 38910 46490 56160 67070 | 76.5 | 10 | 10.9 | school none 2 | 6.9 | Medical Equipment Preparers
31-9094 | 26370 31200 37550 45680 53890 | 43.9 | -4.9 | 7.4 | vocational none 3 | 10.4 | Medical Transcriptionists
31-9095 | 29360 34450 37000 42570 58660 | 41.1 | -0.1 | 6.1 | school none 2 | 9.4 | Pharmacy Aides
31-9096 | 29160 34320 37320 44550 48150 | 117.8 | 8.7 | 22.2 | school none 2 | 11.8 | Veterinary Assistants and Laboratory Animal Caretakers
31-9097 | 34860 37540 43660 48170 57750 | 139.7 | 5.6 | 18.4 | vocational none 3 | 7.3 | Phlebotomists
31-9099 | 32450 37570 46050 57650 68180 | 109.7 | 3.5 | 14.4 | school none 3 | 6.9 | Healthcare Support Workers, All Other
33-1011 | 50340 56890 76310 102190 125170 | 57.1 | -2.8 | 4.3 | school under5 3 | 4.6 | First-Line Supervisors of Correctional Officers
33-1012 | 62370 80940 105980 133520 165050 | 160.8 | 2.9 | 10.9 | school under5 2 | 3.9 | First-Line Supervisors of Police and Detectives
33-1021 | 53970 72240 92430 115990 142300 | 97.2 | 3.4 | 6.5 | vocational under5 3 | 3.7 | First-Line Supervisors of Firefighting and Prevention Workers
33-1091 | 37800 46070 58610 74700 93930 | 71.9 | 2.7 | 7 | school under5 2 | 5.4 | First-Line Supervisors of Security Workers
33-1099 | 40750 51860 74960 90600 102360 | 21.5 | 1.6 | 2.1 | school under5 - | 5.4 | First-Line Supervisors of Protective Service Workers, All Other
33-2011 | 34490 44180 59530 77410 101330 | 344.9 | 3.4 | 27.1 | vocational none 3 | 5.4 | Firefighters
33-2021 | 47580 60700 78060 105390 149870 | 14.7 | 3.8 | 1.5 | vocational from5 3 | 5.9 | Fire Inspectors and Investigators
33-2022 | 33590 41000 52380 77780 100450 | 2.9 | 14.6 | 0.3 | school under5 3 | 5.9 | Forest Fire Inspectors and Prevention Specialists
33-3011 | 32950 43420 57050 77880 93950 | 19 | -2.2 | 1.8 | school none 3 | 4.4 | Bailiffs
33-3012 | 41750 47520 57970 75330 93000 | 387.5 | -7.8 | 30.1 | school none 2 | 5.5 | Correctional Officers and Jailers
33-3021 | 54160 68390 93580 120080 159410 | 117.9 | -0.7 | 7.8 | school under5 3 | 4.5 | Detectives and Criminal Investigators
33-3031 | 35670 53260 68180 82100 94470 | 7 | -6 | 0.5 | bachelor none 4 | 4.4 | Fish and Game Wardens
33-3041 | 35410 39930 47150 61210 76030 | 8.4 | -1.5 | 0.7 | school none 2 | 4.4 | Parking Enforcement Workers
33-3051 | 47640 58980 76290 97190 115280 | 698.8 | 3.1 | 53.7 | school none 3 | 4.9 | Police and Sheriff's Patrol Officers
33-3052 | 58370 65920 82320 114040 141870 | 3.1 | 3 | 0.2 | school none 3 | 4.9 | Transit and Railroad Police
33-9011 | 32880 38160 45830 57110 69990 | 12.2 | 3.9 | 1.3 | school none 2 | 6.2 | Animal Control Workers
33-9021 | 37250 41940 52370 75310 98770 | 43.6 | 6 | 3.9 | school under5 3 | 5 | Private Detectives and Investigators
33-9031 | 34020 37410 43900 50610 62360 | 10.3 | 0.3 | 1.3 | school under5 2 | 7.6 | Gambling Surveillance Officers and Gambling Investigators
33-9032 | 29800 35100 38370 46660 59580 | 1262.1 | 0.4 | 161 | school none 2 | 7.6 | Security Guards
33-9091 | 29940 34280 37700 46920 61440 | 91.4 | 3.6 | 18 | none none 2 | 5.3 | Crossing Guards and Flaggers
33-9092 | 24860 28840 33720 37750 44600 | 149.7 | 5.8 | 42.7 | none none 2 | 13.2 | Lifeguards, Ski Patrol, and Other Recreational Protective Service Workers
33-9093 | 45010 52210 63360 69990 75940 | 50.1 | -6 | 4.7 | school none 2 | 5.2 | Transportation Security Screeners
33-9094 | 27250 31200 34980 38840 43240 | 71.4 | -2.7 | 12.6 | school none 2 | 5.7 | School Bus Monitors
33-9099 | 30620 35540 41600 54310 72670 | 84 | 2.5 | 23.3 | school none 2 | 13.2 | Protective Service Workers, All Other
35-1011 | 36000 47710 60990 76790 96030 | 197.3 | 7.1 | 24.4 | school from5 3 | 7.8 | Chefs and Head Cooks
35-1012 | 29340 35400 42010 50920 63420 | 1215 | 6 | 183.9 | school under5 2 | 9.1 | First-Line Supervisors of Food Preparation and Serving Workers
35-2011 | 22370 26540 30160 35710 38980 | 669.5 | -13.5 | 82.1 | none none 1 | 7.9 | Cooks, Fast Food
35-2012 | 26800 30530 36450 42860 48320 | 466.1 | 2 | 69.7 | none none 2 | 7.9 | Cooks, Institution and Cafeteria
35-2013 | 38240 42800 44530 47150 92480 | 34.2 | 5.1 | 5.3 | vocational under5 3 | 7.9 | Cooks, Private Household
35-2014 | 28010 31310 36830 43610 47340 | 1460.2 | 14.9 | 250.7 | none under5 2 | 7.9 | Cooks, Restaurant
35-2015 | 23770 30160 35620 39990 46010 | 151.1 | -5.6 | 20.6 | none none 2 | 7.9 | Cooks, Short Order
35-2019 | 26430 31200 36210 42230 49600 | 24 | 5.5 | 3.7 | none none - | 7.9 | Cooks, All Other
35-2021 | 23490 28740 34220 37540 44260 | 902.7 | -3.4 | 148 | none none 2 | 8.6 | Food Preparation Workers
35-3011 | 19930 25790 33530 46790 71920 | 756.7 | 5.9 | 129.6 | none none 2 | 10.9 | Bartenders
35-3023 | 22620 27150 30480 35440 38800 | 3796 | 6.1 | 904.3 | none none 1 | 12.2 | Fast Food and Counter Workers
35-3031 | 18500 25690 33760 45350 62510 | 2329.7 | -0.7 | 456.7 | none none 2 | 11.5 | Waiters and Waitresses
35-3041 | 26590 29800 34460 37550 44770 | 277.2 | 3 | 48 | none none 2 | 8.4 | Food Servers, Nonrestaurant
35-9011 | 22260 27830 32670 36880 46380 | 527.4 | 6.3 | 99.6 | none none 1 | 8.6 | Dining Room and Cafeteria Attendants and Bartender Helpers
35-9021 | 23960 28740 33670 36750 41600 | 477.7 | 0.2 | 76.8 | none none 1 | 8 | Dishwashers
35-9031 | 22010 26630 30380 35840 42600 | 429.9 | -1.5 | 107.7 | none none 2 | 12.1 | Hosts and Hostesses, Restaurant, Lounge, and Coffee Shop
35-9099 | 24040 29890 34830 38860 47360 | 90.5 | 6.4 | 14.6 | none none - | 8.6 | Food Preparation and Serving Related Workers, All Other
37-1011 | 34390 38600 47520 60330 74190 | 269.8 | 2.5 | 33 | school under5 2 | 6.7 | First-Line Supervisors of Housekeeping and Janitorial Workers
37-1012 | 39270 46350 56170 70320 83080 | 224.7 | 2.3 | 23.2 | school under5 3 | 6.5 | First-Line Supervisors of Landscaping, Lawn Service, and Groundskeeping Workers
37-2011 | 27570 30830 35930 41650 49040 | 2447.7 | 2 | 351.3 | none none 3 | 7 | Janitors and Cleaners, Except Maids and Housekeeping Cleaners
37-2012 | 26800 29630 34660 38510 47590 | 1356.8 | 0.4 | 193.5 | none none 1 | 6.5 | Maids and Housekeeping Cleaners
37-2019 | 30640 35610 42360 48400 61640 | 18.1 | 2.5 | 2.6 | none none - | 7 | Building Cleaning Workers, All Other
37-2021 | 32460 37060 44730 49300 61410 | 102.4 | 4.9 | 13.4 | school none 2 | 9.6 | Pest Control Workers
37-3011 | 29990 35250 38090 45870 53900 | 1192.5 | 3.6 | 158.2 | none none 1 | 7.6 | Landscaping and Groundskeeping Workers
37-3012 | 34590 38040 45200 50960 58910 | 29.6 | 3.8 | 4.1 | school none 2 | 9.3 | Pesticide Handlers, Sprayers, and Applicators, Vegetation
37-3013 | 37660 43690 50430 63130 78900 | 60.1 | 3.3 | 7.4 | school none 2 | 8.5 | Tree Trimmers and Pruners
37-3019 | 30790 37810 43410 52830 76090 | 14.1 | 2.4 | 1.9 | none none - | 9.3 | Grounds Maintenance Workers, All Other
39-1013 | 38360 49190 61590 74080 82370 | 32.5 | 2 | 3.3 | school under5 2 | 6.1 | First-Line Supervisors of Gambling Services Workers
39-1014 | 32960 37960 46900 60190 76430 | 123.3 | 6.3 | 13.4 | school under5 2 | 6.1 | First-Line Supervisors of Entertainment and Recreation Workers, Except Gambling Services
39-1022 | 32150 37800 47080 59330 73800 | 149.1 | 6.7 | 16.3 | school under5 3 | 6.1 | First-Line Supervisors of Personal Service Workers
39-2011 | 29120 32870 38750 48900 70800 | 47.3 | 5.1 | 7.1 | school none 2 | 9.2 | Animal Trainers
39-2021 | 24500 28870 33470 37160 46480 | 392.1 | 12.1 | 74.6 | school none 2 | 10.6 | Animal Caretakers
39-3011 | 22340 24480 33280 45430 73530 | 88.7 | -0.6 | 14.1 | school none 2 | 10.2 | Gambling Dealers
39-3012 | 22200 24960 30460 36310 45900 | 8.2 | -6.1 | 1.2 | school none 2 | 10.2 | Gambling and Sports Book Writers and Runners
39-3019 | 22880 27570 34530 38950 56740 | 16.1 | -0.6 | 2.6 | school none - | 10.2 | Gambling Service Workers, All Other
39-3021 | 24160 29250 38180 75380 82040 | 2 | -3.7 | 0.5 | none none 2 | 14.7 | Motion Picture Projectionists
39-3031 | 22880 27140 31150 35650 40210 | 121.7 | 1.2 | 30.8 | none none 2 | 13.7 | Ushers, Lobby Attendants, and Ticket Takers
39-3091 | 21940 26430 30490 35360 39940 | 392.3 | 3.4 | 102.4 | none none 1 | 14.7 | Amusement and Recreation Attendants
39-3092 | 33610 39240 54810 83090 115240 | 6.7 | 5.9 | 1.8 | school none 2 | 14.7 | Costume Attendants
39-3093 | 23530 29120 34800 41530 50790 | 15.6 | 6.4 | 4.2 | school none 2 | 14.7 | Locker Room, Coatroom, and Dressing Room Attendants
39-3099 | 22700 28180 34550 40360 52860 | 8.5 | 3.6 | 2.2 | school none - | 14.7 | Entertainment Attendants and Related Workers, All Other
39-4011 | 35160 46160 56280 64760 78740 | 3.6 | 1.3 | 0.6 | associate none 3 | 7.3 | Embalmers
39-4012 | 31970 35890 42880 49800 60260 | 3.1 | 3.3 | 0.6 | school none 2 | 7.3 | Crematory Operators
39-4021 | 26820 29420 34610 39230 46690 | 32.5 | 3.1 | 5.7 | school none 2 | 7.3 | Funeral Attendants
39-4031 | 31470 38470 49800 67140 85940 | 27.5 | 3.1 | 3.2 | associate none 3 | 7.5 | Morticians, Undertakers, and Funeral Arrangers
39-5011 | 27770 32050 38960 59180 78440 | 76 | 4.1 | 8.4 | vocational none 3 | 6.7 | Barbers
39-5012 | 24580 29060 35250 48300 70220 | 575.2 | 5.6 | 75.8 | vocational none 3 | 6.7 | Hairdressers, Hairstylists, and Cosmetologists
39-5091 | 22010 28850 50280 132530 157090 | 7 | 8.1 | 1.1 | vocational none 3 | 8.3 | Makeup Artists, Theatrical and Performance
39-5092 | 27910 31510 34660 37660 47990 | 210.1 | 7 | 24.8 | vocational none 2 | 6 | Manicurists and Pedicurists
39-5093 | 22880 27390 31470 35610 35970 | 18.5 | 5.5 | 2.7 | none none 2 | 8.3 | Shampooers
39-5094 | 27160 34130 41560 55860 77330 | 97.4 | 6.7 | 14.5 | vocational none 3 | 8.8 | Skincare Specialists
39-6011 | 25480 29830 36020 40780 48490 | 32.5 | -1.6 | 4.6 | school none 2 | 8.7 | Baggage Porters and Bellhops
39-6012 | 30770 33860 37320 45700 58050 | 45.6 | 2.3 | 6.8 | school none 3 | 8.7 | Concierges
39-7010 | 26890 31250 36660 45910 59930 | 55.8 | 8.1 | 13 | school none 2 | 12.2 | Tour and Travel Guides
39-9011 | 22900 28000 32050 36960 44560 | 991.6 | -2.9 | 160.2 | school none 2 | 9.1 | Childcare Workers
39-9031 | 27580 34090 46180 60920 82050 | 370.1 | 11.9 | 74.2 | school none 3 | 11.7 | Exercise Trainers and Group Fitness Instructors
39-9032 | 25640 30460 35380 41120 49460 | 327.7 | 4.1 | 68.1 | school none 4 | 12.8 | Recreation Workers
39-9041 | 28490 33890 39180 47590 58350 | 91.2 | 3.8 | 17.4 | school none 3 | 10.6 | Residential Advisors
39-9099 | 24980 32450 37900 39190 49300 | 94.4 | 6.4 | 16.1 | school none - | 9.4 | Personal Care and Service Workers, All Other
41-1011 | 31120 37580 47320 60510 76560 | 1432.6 | -5 | 125.1 | school under5 2 | 5.7 | First-Line Supervisors of Retail Sales Workers
41-1012 | 48880 62730 84130 118190 162120 | 320 | 0 | 24.8 | school under5 4 | 4.6 | First-Line Supervisors of Non-Retail Sales Workers
41-2011 | 23070 27780 31190 35410 38220 | 3157.2 | -9.9 | 542.6 | none none 2 | 9.4 | Cashiers
41-2012 | 22810 28870 34810 39350 49190 | 22.6 | -6.4 | 4 | none none 2 | 9.4 | Gambling Change Persons and Booth Cashiers
41-2021 | 28580 34200 38540 48290 62030 | 408.2 | 3.2 | 45.9 | none none 2 | 5.9 | Counter and Rental Clerks
41-2022 | 27770 30630 37440 48410 61750 | 272.1 | 3.1 | 30.2 | none none 2 | 6.2 | Parts Salespersons
41-2031 | 25600 29140 34580 37850 47930 | 3936.7 | -0.5 | 555.8 | none none 2 | 7.5 | Retail Salespersons
41-3011 | 33480 44980 61460 91430 133540 | 103.7 | -6.4 | 9.3 | school none 4 | 6.8 | Advertising Sales Agents
41-3021 | 36390 45520 60370 91150 135660 | 568.8 | 3.7 | 47 | school none 4 | 4.2 | Insurance Sales Agents
41-3031 | 47080 51600 78140 129480 215210 | 514.5 | 3.3 | 38.1 | bachelor none 4 | 4.4 | Securities, Commodities, and Financial Services Sales Agents
41-3041 | 33280 38760 48450 60880 74160 | 65.7 | 2.2 | 7.1 | school none 3 | 5.8 | Travel Agents
41-3091 | 36930 47120 66260 98780 142040 | 1226.7 | 3.1 | 123 | school none 2 | 6.6 | Sales Representatives of Services, Except Advertising, Insurance, Financial Services, and Travel
41-4011 | 48840 65640 100070 146150 194890 | 303.2 | 1.9 | 27.2 | bachelor none 4 | 5.3 | Sales Representatives, Wholesale and Manufacturing, Technical and Scientific Products
41-4012 | 37860 49040 66780 97570 134470 | 1310.5 | 0.3 | 114.8 | school none 4 | 5.3 | Sales Representatives, Wholesale and Manufacturing, Except Technical and Scientific Products
41-9011 | 30910 33860 37960 50100 60320 | 79.2 | -0.1 | 14 | none none 2 | 7.3 | Demonstrators and Product Promoters
41-9012 | 38010 45760 89990 89990 124380 | 6.7 | -0.5 | 1.2 | none none 2 | 7.3 | Models
41-9021 | 36920 48200 72280 114220 166730 | 111.3 | 3.3 | 9.7 | school under5 4 | 3.5 | Real Estate Brokers
41-9022 | 31940 38940 56320 85440 125140 | 420.9 | 3.1 | 36.6 | school none 3 | 3.5 | Real Estate Sales Agents
41-9031 | 70580 90690 121520 159200 202670 | 56.8 | 5.5 | 5 | bachelor none 4 | 5.6 | Sales Engineers
41-9041 | 24620 29120 34410 38640 48930 | 67.4 | -22.1 | 6.5 | none none 2 | 8.1 | Telemarketers
41-9091 | 23440 31200 34530 42970 55970 | 25.3 | -10 | 2.7 | none none 1 | 5.8 | Door-to-Door Sales Workers, News and Street Vendors, and Related Workers
41-9099 | 28060 35040 46370 66240 95850 | 122.6 | 3.7 | 16 | school none - | 7.1 | Sales and Related Workers, All Other
43-1011 | 43920 53190 66140 82340 102980 | 1558.4 | -0.3 | 144.5 | school under5 3 | 5.3 | First-Line Supervisors of Office and Administrative Support Workers
43-2011 | 29820 34250 38370 46330 60940 | 36.6 | -26.3 | 2.8 | school none 2 | 5.9 | Switchboard Operators, Including Answering Service
43-2021 | 31440 35860 39130 48530 57510 | 4 | -27.5 | 0.3 | school none 2 | 5.8 | Telephone Operators
43-2099 | 35980 44620 49910 64310 89110 | 1.4 | 2.5 | 0.1 | school none - | 5.3 | Communications Equipment Operators, All Other
43-3011 | 33960 38290 46040 54990 65830 | 166.9 | -10.5 | 13.7 | school none 2 | 5.2 | Bill and Account Collectors
43-3021 | 35760 40260 47170 56350 64990 | 429.8 | -0.4 | 42.2 | school none 3 | 5.4 | Billing and Posting Clerks
43-3031 | 34600 41390 49210 60220 72660 | 1613.4 | -5.8 | 170 | college none 3 | 5 | Bookkeeping, Accounting, and Auditing Clerks
43-3041 | 27940 31870 36990 43840 49350 | 14.1 | -5 | 1.3 | school none 2 | 6.3 | Gambling Cage Workers
43-3051 | 36670 45440 55290 65750 78830 | 161.1 | -16.7 | 13 | school none 3 | 5.2 | Payroll and Timekeeping Clerks
43-3061 | 36810 41240 48510 57680 65890 | 61.9 | -8.7 | 4.6 | school none 2 | 5.5 | Procurement Clerks
43-3071 | 31270 36420 39340 45550 48270 | 347.4 | -12.9 | 29.8 | school none 2 | 5.6 | Tellers
43-3099 | 38770 46350 52150 61190 75860 | 38.9 | 1.4 | 4 | school none - | 6.3 | Financial Clerks, All Other
43-4011 | 47730 53880 62940 77400 91650 | 40.8 | -9.5 | 4.1 | school none 3 | 5.9 | Brokerage Clerks
43-4021 | 33530 38510 46740 52480 62200 | 6.9 | -5.6 | 0.7 | school none 2 | 6.5 | Correspondence Clerks
43-4031 | 34860 39730 47700 59590 72370 | 180.4 | 3 | 18.5 | school none 2 | 5.2 | Court, Municipal, and License Clerks
43-4041 | 34590 40850 49130 59530 71730 | 12 | -6.2 | 1 | school none 2 | 4.7 | Credit Authorizers, Checkers, and Clerks
43-4051 | 30690 35970 42830 50140 62730 | 2814 | -5.5 | 341.7 | school none 2 | 7.4 | Customer Service Representatives
43-4061 | 37690 43850 51500 61680 72280 | 166.8 | 1 | 14 | school none 3 | 4.5 | Eligibility Interviewers, Government Programs
43-4071 | 29620 35120 41270 50020 61080 | 84.3 | -15.9 | 7.3 | school none 2 | 5.6 | File Clerks
43-4081 | 26600 29210 34270 37430 44720 | 264.2 | 3.7 | 43.6 | school none 2 | 9.3 | Hotel, Motel, and Resort Desk Clerks
43-4111 | 31980 37380 43830 50440 60960 | 164.3 | -11.6 | 15.8 | school none 3 | 6 | Interviewers, Except Eligibility and Loan
43-4121 | 25090 30190 36010 44200 52790 | 84.5 | -6.7 | 12.8 | school none 2 | 7.6 | Library Assistants, Clerical
43-4131 | 36360 42720 48950 59520 65910 | 177.6 | -2.3 | 13.3 | school none 3 | 4.6 | Loan Interviewers and Clerks
43-4141 | 36980 40050 46610 51510 60110 | 38.9 | -13.2 | 2.3 | school none 3 | 4.9 | New Accounts Clerks
43-4151 | 33530 38110 44660 51890 61680 | 89.5 | -17.2 | 8 | college none 2 | 6.5 | Order Clerks
43-4161 | 36090 42360 49440 58560 67140 | 95.2 | -7.1 | 9 | associate none 3 | 6.2 | Human Resources Assistants, Except Payroll and Timekeeping
43-4171 | 28280 32660 37230 44070 48870 | 1007.2 | 0 | 128.5 | school none 2 | 6.7 | Receptionists and Information Clerks
43-4181 | 34550 37200 41460 54930 75050 | 131.9 | 2.8 | 14.4 | school none 2 | 6 | Reservation and Transportation Ticket Agents and Travel Clerks
43-4199 | 34170 39610 48360 58680 68850 | 153.3 | -0.2 | 17.8 | school none - | 5.9 | Information and Record Clerks, All Other
43-5011 | 37240 43490 49900 62230 76350 | 100.6 | 8.5 | 8.8 | school none 2 | 4.9 | Cargo and Freight Agents
43-5021 | 29880 35130 38340 44630 50590 | 247.2 | 8.2 | 27.9 | school none 2 | 5.4 | Couriers and Messengers
43-5031 | 35640 42140 50730 62840 78110 | 105.2 | 3.5 | 10.7 | school none 2 | 5.3 | Public Safety Telecommunicators
43-5032 | 34600 40240 48880 61520 76130 | 218.7 | -0.9 | 18.5 | school none 2 | 5.1 | Dispatchers, Except Police, Fire, and Ambulance
43-5041 | 33980 39620 49180 68030 86480 | 20.1 | -12 | 1.3 | school none 2 | 4.2 | Meter Readers, Utilities
43-5051 | 42600 55410 61630 74050 74050 | 74.2 | -3.5 | 6.1 | none none 2 | 3.7 | Postal Service Clerks
43-5052 | 42390 46030 57490 75300 76880 | 319.4 | -3.5 | 20.6 | none none 2 | 3.5 | Postal Service Mail Carriers
43-5053 | 42600 47380 56530 72970 74050 | 106.4 | -8.4 | 7.8 | none none 2 | 4 | Postal Service Mail Sorters, Processors, and Processing Machine Operators
43-5061 | 38570 46600 57770 71480 84810 | 388.8 | -1.8 | 34.1 | school none 2 | 5.7 | Production, Planning, and Expediting Clerks
43-5071 | 32900 37040 43190 49390 60300 | 862.2 | -7.7 | 69.3 | school none 2 | 5.4 | Shipping, Receiving, and Inventory Clerks
43-5111 | 34580 38650 45650 53060 60120 | 49.8 | -4.8 | 5.3 | school none 2 | 6.3 | Weighers, Measurers, Checkers, and Samplers, Recordkeeping
43-6011 | 48300 60000 74260 90440 107710 | 502.8 | -1.6 | 50 | school under5 3 | 5.6 | Executive Secretaries and Executive Administrative Assistants
43-6012 | 35530 42720 54140 72090 87660 | 156.3 | -5.8 | 19.6 | school none 3 | 5.2 | Legal Secretaries and Administrative Assistants
43-6013 | 35050 37880 44640 49720 60050 | 850 | 4.2 | 85.9 | school none 2 | 4.9 | Medical Secretaries and Administrative Assistants
43-6014 | 31600 37770 46290 55650 64150 | 1944 | -1.6 | 202.8 | school none 2 | 5 | Secretaries and Administrative Assistants, Except Legal, Medical, and Executive
43-9021 | 30100 34900 39850 47260 56930 | 141.6 | -25.9 | 9.5 | school none 2 | 6 | Data Entry Keyers
43-9022 | 35300 39740 47850 56000 64370 | 40 | -36.1 | 2.2 | school none 2 | 5.1 | Word Processors and Typists
43-9031 | 34650 42680 53620 71990 92880 | 5 | -12.4 | 0.4 | associate none 3 | 6 | Desktop Publishers
43-9041 | 36900 41600 48450 59500 73100 | 256.7 | -3.7 | 20.3 | school none 2 | 4.7 | Insurance Claims and Policy Processing Clerks
43-9051 | 29460 34440 38150 44940 52150 | 67.4 | -6.6 | 6.9 | school none 2 | 5.6 | Mail Clerks and Mail Machine Operators, Except Postal Service
43-9061 | 29120 35350 43630 52560 63840 | 2646 | -6.7 | 282.4 | school none 2 | 5.9 | Office Clerks, General
43-9071 | 29850 34420 39020 46680 56340 | 25.5 | -15.2 | 2.8 | school none 2 | 7.5 | Office Machine Operators, Except Computer
43-9081 | 33530 38590 49210 62380 78040 | 12 | -0.6 | 1.9 | bachelor none 4 | 7.1 | Proofreaders and Copy Markers
43-9111 | 38050 45970 51440 63620 79410 | 6.5 | -2.5 | 0.8 | bachelor none 4 | 7.3 | Statistical Assistants
43-9199 | 30480 35390 46040 57500 71840 | 232.9 | -7.8 | 21.3 | school none - | 6 | Office and Administrative Support Workers, All Other
45-1011 | 39610 47660 59330 76640 90840 | 65.4 | 2.5 | 8.5 | school under5 3 | 7.4 | First-Line Supervisors of Farming, Fishing, and Forestry Workers
45-2011 | 37440 42740 50990 64960 80240 | 14.7 | 1.5 | 2.2 | bachelor none 2 | 9.3 | Agricultural Inspectors
45-2021 | 37130 43310 52000 59630 89970 | 7.9 | 2.4 | 1.2 | school none 2 | 8 | Animal Breeders
45-2041 | 30490 33550 35430 38010 43280 | 38.9 | -5.4 | 5.1 | none none 1 | 7.4 | Graders and Sorters, Agricultural Products
45-2091 | 31240 36640 42580 48690 57790 | 65.2 | 7.7 | 10.5 | none none 1 | 8 | Agricultural Equipment Operators
45-2092 | 32260 34280 35690 38950 46370 | 504.8 | -3.3 | 71.7 | none none 1 | 8 | Farmworkers and Laborers, Crop, Nursery, and Greenhouse
45-2093 | 27110 31220 36150 44280 51840 | 224.6 | -5 | 31.2 | none none 2 | 8 | Farmworkers, Farm, Ranch, and Aquacultural Animals
45-2099 | 27860 33870 40390 52730 76730 | 10.1 | 2.3 | 1.5 | none none - | 8 | Agricultural Workers, All Other
45-4011 | 33050 36400 43680 45200 54190 | 10.8 | -4.7 | 2 | school none 2 | 13.5 | Forest and Conservation Workers
45-4021 | 35620 43670 53900 65040 84510 | 5.6 | -7.3 | 0.7 | school none 1 | 7 | Fallers
45-4022 | 35050 43750 49210 60640 72280 | 30.9 | -1.4 | 4.2 | school none 1 | 7 | Logging Equipment Operators
45-4023 | 35050 38390 46710 56200 63370 | 4.6 | -0.7 | 0.6 | school none 2 | 7 | Log Graders and Scalers
45-4029 | 37260 42010 52000 62000 72070 | 3.1 | -4.7 | 0.4 | school none - | 7 | Logging Workers, All Other
47-1011 | 51290 62400 78690 100200 126690 | 921.6 | 5.3 | 74.4 | school from5 3 | 4.2 | First-Line Supervisors of Construction Trades and Extraction Workers
47-2011 | 48390 62230 73340 93520 107600 | 10.4 | -2.4 | 0.8 | school none 3 | 4.1 | Boilermakers
47-2021 | 41330 49430 60800 77290 95560 | 74.1 | 3.2 | 5.6 | school none 2 | 4.3 | Brickmasons and Blockmasons
47-2022 | 37420 44820 51990 64120 83200 | 12.1 | -3 | 0.8 | school none 3 | 4.3 | Stonemasons
47-2031 | 38760 47550 59310 75620 98370 | 959 | 4.5 | 74.1 | school none 2 | 4.3 | Carpenters
47-2041 | 32830 39140 49850 65530 83200 | 20.3 | -9.6 | 1.1 | none none 2 | 3.9 | Carpet Installers
47-2042 | 37190 44760 54340 72390 97180 | 33.7 | 9.5 | 2.7 | none none 2 | 3.9 | Floor Layers, Except Carpet, Wood, and Hard Tiles
47-2043 | 35790 41320 49150 58230 66510 | 5.6 | 2.6 | 0.4 | none none 1 | 3.9 | Floor Sanders and Finishers
47-2044 | 36140 44540 52240 64980 82960 | 52.6 | 10.1 | 4.2 | none none 2 | 3.9 | Tile and Stone Setters
47-2051 | 38290 46020 54660 65840 87620 | 206.7 | 1.8 | 14.3 | none none 1 | 4.2 | Cement Masons and Concrete Finishers
47-2053 | 39360 46940 57260 73490 104510 | 1.5 | -11.1 | 0.1 | school none 2 | 4.2 | Terrazzo Workers and Finishers
47-2061 | 34200 38100 46730 58910 77530 | 1457 | 7.3 | 129.4 | none none 2 | 4.6 | Construction Laborers
47-2071 | 38030 44740 51650 66060 90110 | 47 | 3.2 | 4 | school none 2 | 4.7 | Paving, Surfacing, and Tamping Equipment Operators
47-2072 | 46690 54750 70510 103960 121990 | 3.2 | 4.3 | 0.3 | school none 2 | 4.7 | Pile Driver Operators
47-2073 | 40080 47780 58710 75750 100690 | 489.3 | 3.6 | 41.9 | school none 2 | 4.7 | Operating Engineers and Other Construction Equipment Operators
47-2081 | 37810 46880 58140 72660 101380 | 103.1 | 4.2 | 7.7 | none none 2 | 4.2 | Drywall and Ceiling Tile Installers
47-2082 | 43450 50780 64700 82990 106160 | 15.6 | 0.1 | 1.1 | none none 2 | 4.2 | Tapers
47-2111 | 39430 48820 62350 81730 106030 | 818.7 | 9.5 | 81 | school none 3 | 5.4 | Electricians
47-2121 | 37710 45530 55440 68300 98780 | 60.5 | 3.3 | 5.1 | school none 2 | 4.4 | Glaziers
47-2131 | 35950 40270 48680 60420 77160 | 40.2 | 3.8 | 3.4 | none none 2 | 5.1 | Insulation Workers, Floor, Ceiling, and Wall
47-2132 | 39450 47480 57250 75300 94110 | 27.2 | 4.7 | 2.3 | school none 2 | 5.1 | Insulation Workers, Mechanical
47-2141 | 36680 42510 48660 60270 76550 | 342.2 | 3.8 | 28.1 | none none 2 | 4.1 | Painters, Construction and Maintenance
47-2142 | 35020 40930 48260 58470 69470 | 2.3 | 5.3 | 0.2 | none none 2 | 4.1 | Paperhangers
47-2151 | 36840 42320 48710 60980 80710 | 34.4 | -4.1 | 2.4 | none none 2 | 4.9 | Pipelayers
47-2152 | 40670 48860 62970 81900 105150 | 504.5 | 4.5 | 44 | school none 3 | 5 | Plumbers, Pipefitters, and Steamfitters
47-2161 | 38610 46990 56020 72210 92930 | 24.2 | 4.1 | 1.9 | none none 1 | 3.8 | Plasterers and Stucco Masons
47-2171 | 39470 47300 59280 74190 95530 | 19.4 | 4.6 | 1.5 | school none 2 | 4.3 | Reinforcing Iron and Rebar Workers
47-2181 | 37060 45300 50970 64010 80780 | 166.7 | 5.9 | 12.7 | none none 2 | 4.4 | Roofers
47-2211 | 38030 47290 60850 79620 102680 | 127 | 2.4 | 10.6 | school none 2 | 4.7 | Sheet Metal Workers
47-2221 | 42000 49090 62700 82780 107520 | 65.7 | 4.4 | 5.5 | school none 2 | 5.1 | Structural Iron and Steel Workers
47-2231 | 39070 46040 51860 63020 80150 | 28.6 | 42.1 | 4.1 | school none 2 | 6.3 | Solar Photovoltaic Installers
47-3011 | 35570 38600 46480 58080 68330 | 16.1 | -10.5 | 1.4 | none none 2 | 6.9 | Helpers--Brickmasons, Blockmasons, Stonemasons, and Tile and Marble Setters
47-3012 | 31540 35870 41600 46780 52380 | 25.2 | 4.5 | 2.7 | none none 2 | 6.9 | Helpers--Carpenters
47-3013 | 31200 36400 39890 47520 56770 | 66.6 | 0.2 | 6.8 | school none 2 | 6.9 | Helpers--Electricians
47-3014 | 31360 35230 38140 45290 51720 | 7.4 | 2.3 | 0.8 | none none 1 | 6.9 | Helpers--Painters, Paperhangers, Plasterers, and Stucco Masons
47-3015 | 31050 35750 39270 46550 54860 | 45.3 | 4.9 | 4.9 | school none 2 | 6.9 | Helpers--Pipelayers, Plumbers, Pipefitters, and Steamfitters
47-3016 | 27780 34800 40590 47570 55310 | 5.2 | 5.7 | 0.6 | none none 2 | 6.9 | Helpers--Roofers
47-3019 | 31200 36400 40760 48500 59280 | 26.3 | 4.4 | 2.8 | none none - | 6.9 | Helpers, Construction Trades, All Other
47-4011 | 46560 57300 72120 92330 112320 | 147.6 | -0.8 | 14.8 | school from5 3 | 4.5 | Construction and Building Inspectors
47-4021 | 54720 76700 106580 131740 149250 | 24.2 | 5 | 2 | school none 3 | 4.9 | Elevator and Escalator Installers and Repairers
47-4031 | 35090 39040 46940 57070 74660 | 26.4 | 4.6 | 2.3 | none none 2 | 4.7 | Fence Erectors
47-4041 | 37330 42710 48490 62150 82480 | 51.3 | 1 | 5 | school none 3 | 5.1 | Hazardous Materials Removal Workers
47-4051 | 35030 41540 49070 59600 69210 | 159.1 | 3 | 12.3 | school none 2 | 4.2 | Highway Maintenance Workers
47-4061 | 45720 51630 67370 79330 84840 | 15 | 1.6 | 1.1 | school none 2 | 4.4 | Rail-Track Laying and Maintenance Equipment Operators
47-4071 | 36500 42700 49140 60320 73670 | 30.4 | 7.6 | 2.9 | school none 1 | 5.3 | Septic Tank Servicers and Sewer Pipe Cleaners
47-4090 | 35160 39990 48120 60960 77540 | 35 | 3.5 | 3.1 | school none - | 5.3 | Miscellaneous Construction and Related Workers
47-5011 | 42930 49440 62740 72820 84620 | 11.3 | 0.5 | 1 | none under5 1 | 6.6 | Derrick Operators, Oil and Gas
47-5012 | 42750 52600 65010 81550 98510 | 13.3 | 0.2 | 1.2 | none under5 2 | 6.6 | Rotary Drill Operators, Oil and Gas
47-5013 | 40010 47330 57980 70510 93820 | 45.2 | 0.4 | 4.1 | none under5 2 | 6.6 | Service Unit Operators, Oil and Gas
47-5022 | 39650 46290 52550 63630 80970 | 35.8 | -0.4 | 3.1 | school under5 2 | 5.5 | Excavating and Loading Machine and Dragline Operators, Surface Mining
47-5023 | 44450 49720 59600 73530 87760 | 18.3 | 2.9 | 1.7 | school under5 2 | 5.5 | Earth Drillers, Except Oil and Gas
47-5032 | 45160 49860 59110 80050 104210 | 5.8 | -0.9 | 0.5 | school under5 2 | 6.4 | Explosives Workers, Ordnance Handling Experts, and Blasters
47-5041 | 41450 50850 63380 76850 84420 | 14.9 | 0.6 | 1.6 | none none 2 | 7.1 | Continuous Mining Machine Operators
47-5043 | 50880 67110 76640 80230 87420 | 2.3 | -34.2 | 0.1 | school none 2 | 7.1 | Roof Bolters, Mining
47-5044 | 48310 59130 68860 76820 82900 | 6.4 | -22.3 | 0.5 | none none 2 | 7.1 | Loading and Moving Machine Operators, Underground Mining
47-5049 | 46930 50660 67220 80440 82750 | 3.6 | -6.1 | 0.4 | none none - | 7.1 | Underground Mining Machine Operators, All Other
47-5051 | 37240 39990 47460 58290 68380 | 3.2 | 4.4 | 0.4 | none none 1 | 6.7 | Rock Splitters, Quarry
47-5071 | 35650 38330 47510 57170 64010 | 46 | 2.5 | 4.3 | none none 1 | 6.6 | Roustabouts, Oil and Gas
47-5081 | 35770 39980 48400 57560 68240 | 7 | -1.7 | 0.7 | school none 2 | 6.7 | Helpers--Extraction Workers
47-5099 | 35720 39120 50110 65350 80780 | 6.3 | 1.4 | 0.7 | school none - | 6.7 | Extraction Workers, All Other
49-1011 | 48460 61240 78300 99630 124280 | 617.5 | 3.1 | 52.4 | school under5 3 | 4.6 | First-Line Supervisors of Mechanics, Installers, and Repairers
49-2011 | 35120 38290 46860 59420 69560 | 79.1 | -0.9 | 7.6 | college none 3 | 6.2 | Computer, Automated Teller, and Office Machine Repairers
49-2021 | 42360 50610 64190 84770 102550 | 11.7 | 8.6 | 1.2 | associate none 3 | 5.9 | Radio, Cellular, and Tower Equipment Installers and Repairers
49-2022 | 42440 50580 62630 80040 94970 | 156.9 | -4.2 | 13.2 | vocational none 3 | 5.9 | Telecommunications Equipment Installers and Repairers, Except Line Installers
49-2091 | 49770 65170 81390 98990 113580 | 21.4 | 8.2 | 1.8 | vocational none 3 | 5.2 | Avionics Technicians
49-2092 | 36310 44480 53990 66180 79230 | 17.1 | 3.4 | 1.7 | school under5 3 | 4.5 | Electric Motor, Power Tool, and Related Repairers
49-2093 | 49490 65750 82730 95730 106110 | 7 | 6.1 | 0.6 | vocational none 3 | 4.9 | Electrical and Electronics Installers and Repairers, Transportation Equipment
49-2094 | 44980 56750 71300 85160 103060 | 61.1 | -0.8 | 4.7 | vocational none 3 | 4.9 | Electrical and Electronics Repairers, Commercial and Industrial Equipment
49-2095 | 60820 79930 100940 114740 127970 | 23.4 | 5.5 | 2 | vocational under5 3 | 4.9 | Electrical and Electronics Repairers, Powerhouse, Substation, and Relay
49-2096 | 31680 39970 47940 58900 70480 | 10.3 | -13.6 | 0.6 | school none 3 | 4.9 | Electronic Equipment Installers and Repairers, Motor Vehicles
49-2097 | 36310 43330 50620 63250 82150 | 24.6 | 6.6 | 2.6 | vocational none 3 | 5.9 | Audiovisual Equipment Installers and Repairers
49-2098 | 38410 47330 59300 71340 81980 | 85.9 | 10.4 | 9.4 | school none 3 | 6.2 | Security and Fire Alarm Systems Installers
49-3011 | 47790 61920 78680 95050 120080 | 139.4 | 4 | 11.3 | vocational none 3 | 4.8 | Aircraft Mechanics and Service Technicians
49-3021 | 36390 45000 51680 64780 87040 | 172.6 | 1.6 | 14.6 | school none 2 | 4.4 | Automotive Body and Related Repairers
49-3022 | 35080 39990 47260 58160 67480 | 20.4 | 3.6 | 1.4 | school none 2 | 4.1 | Automotive Glass Installers and Repairers
49-3023 | 33660 38140 49670 65660 80850 | 805.6 | 4.2 | 70 | vocational none 3 | 4.9 | Automotive Service Technicians and Mechanics
49-3031 | 41670 49240 60640 73690 85980 | 319.9 | 2.4 | 26.5 | school none 3 | 4.7 | Bus and Truck Mechanics and Diesel Engine Specialists
49-3041 | 36920 45660 52080 63070 76860 | 39 | 11 | 3.7 | school none 3 | 5 | Farm Equipment Mechanics and Service Technicians
49-3042 | 45450 53500 63980 78090 92360 | 188.7 | 5.8 | 16.5 | school none 3 | 5 | Mobile Heavy Equipment Mechanics, Except Engines
49-3043 | 45670 51640 65680 80150 92000 | 17.9 | 2.8 | 1.5 | school none 2 | 5 | Rail Car Repairers
49-3051 | 35950 45070 54950 65120 78820 | 26.2 | 6 | 2.6 | school none 3 | 4.6 | Motorboat Mechanics and Service Technicians
49-3052 | 31770 38270 47200 58880 70210 | 14.9 | 5.3 | 1.5 | vocational none 3 | 4.6 | Motorcycle Mechanics
49-3053 | 33600 38260 46560 56080 64540 | 36.9 | 2.5 | 3.5 | school none 2 | 4.6 | Outdoor Power Equipment and Other Small Engine Mechanics
49-3091 | 30640 35880 40360 47560 52130 | 13.2 | -2.3 | 1.6 | school none 2 | 7 | Bicycle Repairers
49-3092 | 35480 43370 50540 63300 76650 | 19.5 | 11.5 | 2.8 | school none 2 | 7 | Recreational Vehicle Service Technicians
49-3093 | 29880 33990 37120 43810 48900 | 113.4 | 5.7 | 15.3 | school none 2 | 7 | Tire Repairers and Changers
49-9011 | 37160 44720 51050 61350 73160 | 28.4 | 11.4 | 2.7 | school none 2 | 4.6 | Mechanical Door Repairers
49-9012 | 43840 53060 74690 97400 109050 | 47.7 | 1.3 | 3.9 | school none 3 | 4.6 | Control and Valve Installers and Repairers, Except Mechanical Door
49-9021 | 39130 47850 59810 74820 91020 | 425.2 | 8.1 | 40.1 | vocational none 3 | 5.4 | Heating, Air Conditioning, and Refrigeration Mechanics and Installers
49-9031 | 33280 40280 49410 61750 77800 | 37.3 | 2.6 | 3.1 | school none 2 | 4.1 | Home Appliance Repairers
49-9041 | 45090 52710 63760 78070 92730 | 439.6 | 16.1 | 45.7 | school none 3 | 4.3 | Industrial Machinery Mechanics
49-9043 | 40080 48600 60500 72260 83560 | 57.5 | -2.8 | 4.8 | school none 3 | 4.2 | Maintenance Workers, Machinery
49-9044 | 45100 55420 65170 80580 93740 | 41.3 | 0 | 3.6 | school none 2 | 4.6 | Millwrights
49-9045 | 37050 48380 58540 73940 81440 | 1.1 | -16.9 | 0.1 | school none 2 | 4.3 | Refractory Materials Repairers, Except Brickmasons
49-9051 | 50020 65740 92560 107940 126610 | 127.4 | 6.6 | 10.7 | school none 2 | 5.2 | Electrical Power-Line Installers and Repairers
49-9052 | 42940 50620 70500 95520 104840 | 99.9 | -3.1 | 8.9 | school none 2 | 5.9 | Telecommunications Line Installers and Repairers
49-9061 | 36020 42590 49300 62400 76550 | 2.3 | -15.1 | 0.2 | school none 3 | 4.9 | Camera and Photographic Equipment Repairers
49-9062 | 39060 48100 62630 79440 99290 | 68 | 12.9 | 7.3 | associate none 3 | 4.9 | Medical Equipment Repairers
49-9063 | 30130 35820 45320 56960 73430 | 6.2 | 1.4 | 0.6 | school none 3 | 4.9 | Musical Instrument Repairers and Tuners
49-9064 | 39920 46530 60690 77340 92570 | 1.4 | -1.1 | 0.1 | school none 3 | 4.9 | Watch and Clock Repairers
49-9069 | 44530 52090 67080 82030 100730 | 10.8 | 2 | 1 | school none - | 4.9 | Precision Instrument and Equipment Repairers, All Other
49-9071 | 33860 39050 48620 61710 76110 | 1629.7 | 3.8 | 159.8 | school none 3 | 4.6 | Maintenance and Repair Workers, General
49-9081 | 49110 58910 62580 75640 88090 | 13.6 | 49.9 | 2.3 | vocational none 3 | 5.3 | Wind Turbine Service Technicians
49-9091 | 31420 38580 47350 56290 64720 | 32.5 | -2.9 | 3.5 | school none 2 | 6.4 | Coin, Vending, and Amusement Machine Servicers and Repairers
49-9092 | 39130 49370 61130 93840 152580 | 4.2 | 8.5 | 0.4 | vocational none 3 | 5.3 | Commercial Divers
49-9094 | 34750 40650 50490 64330 79340 | 18.8 | -8.3 | 1.7 | school none 2 | 4.9 | Locksmiths and Safe Repairers
49-9095 | 30280 35290 41080 48410 57190 | 3.1 | 5.9 | 0.3 | school none 2 | 5.3 | Manufactured Building and Mobile Home Installers
49-9096 | 38930 47940 62060 79340 100480 | 24.6 | 3.2 | 2.5 | school none 2 | 6.6 | Riggers
49-9097 | 57410 75680 83600 95620 104860 | 8.7 | 1.7 | 0.8 | school none 3 | 5.3 | Signal and Track Switch Repairers
49-9098 | 28770 33760 38860 46600 54650 | 98.7 | 2.3 | 11.8 | school none 2 | 6.7 | Helpers--Installation, Maintenance, and Repair Workers
49-9099 | 35270 40700 48640 61090 77150 | 221.2 | 2.4 | 21.5 | school none 2 | 5.3 | Installation, Maintenance, and Repair Workers, All Other
51-1011 | 45790 56330 71190 86770 106960 | 698.6 | 1.2 | 67.7 | school under5 3 | 5.9 | First-Line Supervisors of Production and Operating Workers
51-2011 | 46040 53180 61680 75240 94950 | 33.6 | -14.5 | 2.8 | school none 2 | 6.3 | Aircraft Structure, Surfaces, Rigging, and Systems Assemblers
51-2021 | 35180 39380 47260 57800 62790 | 12.2 | -6.3 | 1.2 | school none 2 | 5.8 | Coil Winders, Tapers, and Finishers
51-2028 | 34110 37450 44040 49830 61080 | 261.4 | 4.6 | 29.6 | school none 2 | 5.8 | Electrical, Electronic, and Electromechanical Assemblers, Except Coil Winders, Tapers, and Finishers
51-2031 | 37950 42790 52540 70050 74300 | 38.4 | -21.1 | 2.8 | school none 2 | 7 | Engine and Other Machine Assemblers
51-2041 | 37370 44290 49900 59810 70510 | 53.8 | -16.3 | 4.1 | school none 2 | 6.1 | Structural Metal Fabricators and Fitters
51-2051 | 35950 39230 45760 51530 61370 | 18.6 | 4.2 | 2.1 | school none 2 | 6.3 | Fiberglass Laminators and Fabricators
51-2061 | 26240 27850 40790 58440 65580 | 0.2 | -17.5 | 0 | school none 2 | 6.3 | Timing Device Assemblers and Adjusters
51-2090 | 31650 36660 42210 49410 62030 | 1467.1 | -0.1 | 156.3 | school none 2 | 6.3 | Miscellaneous Assemblers and Fabricators
51-3011 | 27560 31470 36650 42570 48260 | 249.1 | 5.6 | 39.9 | none none 2 | 8.3 | Bakers
51-3021 | 28850 34460 38960 47200 57130 | 143.1 | 1 | 16.9 | none none 2 | 7 | Butchers and Meat Cutters
51-3022 | 29200 34050 37700 43450 48680 | 146.8 | 5.5 | 18.4 | none none 1 | 7 | Meat, Poultry, and Fish Cutters and Trimmers
51-3023 | 31470 35940 39790 45930 49460 | 69.6 | 2.2 | 8.4 | none none 2 | 7 | Slaughterers and Meat Packers
51-3091 | 32390 36610 42730 48680 60070 | 20.7 | 0.6 | 2.4 | none none 2 | 7.8 | Food and Tobacco Roasting, Baking, and Drying Machine Operators and Tenders
51-3092 | 30850 35340 40790 49010 57800 | 173.5 | 6.9 | 24.2 | school none 2 | 7.3 | Food Batchmakers
51-3093 | 30540 35310 40550 47420 54170 | 29.7 | 0.6 | 4.4 | school none 2 | 8.1 | Food Cooking Machine Operators and Tenders
51-3099 | 30290 35360 38420 43020 47470 | 58.7 | 5.3 | 6.5 | none none - | 6.1 | Food Processing Workers, All Other
51-4021 | 35390 39370 46980 54360 62470 | 66 | 1.2 | 6.5 | school none 2 | 6.1 | Extruding and Drawing Machine Setters, Operators, and Tenders, Metal and Plastic
51-4022 | 35150 41350 49240 59270 69540 | 8.8 | -18.9 | 0.6 | school none 2 | 6.1 | Forging Machine Setters, Operators, and Tenders, Metal and Plastic
51-4023 | 37090 41600 48630 57730 67500 | 22.5 | -8.3 | 1.9 | school none 2 | 6.1 | Rolling Machine Setters, Operators, and Tenders, Metal and Plastic
51-4031 | 35000 38400 45590 52150 62650 | 174.7 | -12.1 | 14.4 | school none 2 | 5.6 | Cutting, Punching, and Press Machine Setters, Operators, and Tenders, Metal and Plastic
51-4032 | 35360 41100 46630 56820 65200 | 5.3 | -19.6 | 0.4 | school none 2 | 6.9 | Drilling and Boring Machine Tool Setters, Operators, and Tenders, Metal and Plastic
51-4033 | 34980 38420 45190 51380 61550 | 70.1 | -12 | 5.5 | school none 2 | 5.5 | Grinding, Lapping, Polishing, and Buffing Machine Tool Setters, Operators, and Tenders, Metal and Plastic
51-4034 | 36200 41180 48620 58100 65450 | 18.9 | -13.6 | 1.5 | school none 2 | 6.9 | Lathe and Turning Machine Tool Setters, Operators, and Tenders, Metal and Plastic
51-4035 | 36810 41650 48310 61290 75000 | 13.8 | -14.4 | 1.1 | school none 2 | 6.9 | Milling and Planing Machine Setters, Operators, and Tenders, Metal and Plastic
51-4041 | 38100 46250 56150 64910 78760 | 299.5 | 0 | 29.5 | school none 3 | 5.7 | Machinists
51-4051 | 38760 46550 55770 65070 80280 | 20.8 | -2.3 | 2 | school none 2 | 6.3 | Metal-Refining Furnace Operators and Tenders
51-4052 | 37250 41410 48940 59850 68030 | 5.9 | -4.7 | 0.6 | school none 2 | 6.3 | Pourers and Casters, Metal
51-4061 | 38430 48860 62700 79470 95780 | 3.2 | -18.2 | 0.3 | school none 3 | 6.5 | Model Makers, Metal and Plastic
51-4062 | 39150 47520 54540 66590 79690 | 1.6 | -24.4 | 0.1 | school none 3 | 6.5 | Patternmakers, Metal and Plastic
51-4071 | 36220 39370 45700 51360 61390 | 12.7 | -25.9 | 0.9 | school none 2 | 6.5 | Foundry Mold and Coremakers
51-4072 | 31990 36290 41230 49100 60110 | 154.6 | -3.8 | 15.9 | school none 2 | 6.5 | Molding, Coremaking, and Casting Machine Setters, Operators, and Tenders, Metal and Plastic
51-4081 | 34130 38320 46060 56220 72850 | 131 | -0.5 | 12.8 | school none 2 | 6 | Multiple Machine Tool Setters, Operators, and Tenders, Metal and Plastic
51-4111 | 44200 51200 63180 77430 87660 | 55.2 | -10.8 | 4.7 | vocational none 3 | 5.6 | Tool and Die Makers
51-4121 | 38130 45580 51000 61610 75850 | 457.3 | 2.2 | 45.6 | school none 2 | 6.6 | Welders, Cutters, Solderers, and Brazers
51-4122 | 35780 39480 47060 55870 66190 | 38.9 | -9 | 3.2 | school none 2 | 6.6 | Welding, Soldering, and Brazing Machine Setters, Operators, and Tenders
51-4191 | 35260 39900 47450 56330 64290 | 14.8 | -12.8 | 1.2 | school none 2 | 6 | Heat Treating Equipment Setters, Operators, and Tenders, Metal and Plastic
51-4192 | 40430 51810 61870 76980 93230 | 5.7 | -5.4 | 0.5 | school none 2 | 6 | Layout Workers, Metal and Plastic
51-4193 | 31940 36620 41600 48990 58320 | 31.7 | -13.6 | 2.5 | school none 2 | 6 | Plating Machine Setters, Operators, and Tenders, Metal and Plastic
51-4194 | 33770 39520 48970 60210 74120 | 5.8 | -7.8 | 0.5 | school none 2 | 6 | Tool Grinders, Filers, and Sharpeners
51-4199 | 33850 36890 42750 49930 62800 | 20.4 | -9.5 | 1.7 | school none - | 6 | Metal Workers and Plastic Workers, All Other
51-5111 | 34270 39000 47300 57530 65530 | 26.2 | -14.6 | 2.8 | vocational none 3 | 7.6 | Prepress Technicians and Workers
51-5112 | 31450 36970 45160 54340 63060 | 150.2 | -8.1 | 13.7 | school none 2 | 6.1 | Printing Press Operators
51-5113 | 31110 36070 39820 48240 57980 | 35.8 | -16.1 | 2.8 | school none 2 | 5.7 | Print Binding and Finishing Workers
51-6011 | 26270 29530 33800 36760 42370 | 202.6 | 5.4 | 31.9 | none none 1 | 6.5 | Laundry and Dry-Cleaning Workers
51-6021 | 24960 29060 33880 36830 41410 | 28.4 | -13.5 | 2.8 | none none 1 | 5.2 | Pressers, Textile, Garment, and Related Materials
51-6031 | 26860 31200 36000 40810 47060 | 124 | -10.8 | 13 | none none 1 | 5.3 | Sewing Machine Operators
51-6041 | 25170 29400 35950 41400 48090 | 9.5 | -3.8 | 0.9 | school none 2 | 5.6 | Shoe and Leather Workers and Repairers
51-6042 | 24160 30450 38160 43390 47860 | 4.1 | -3.7 | 0.4 | school none 2 | 5.6 | Shoe Machine Operators and Tenders
51-6051 | 25530 29210 33760 38180 46320 | 5.4 | -7 | 0.7 | none none 1 | 5.5 | Sewers, Hand
51-6052 | 27110 33480 40860 49780 62490 | 38.8 | -4.5 | 5 | none none 2 | 5.5 | Tailors, Dressmakers, and Custom Sewers
51-6061 | 28990 32350 37320 43230 47660 | 6.2 | -10.1 | 0.7 | school none 2 | 7.3 | Textile Bleaching and Dyeing Machine Operators and Tenders
51-6062 | 27230 32380 37940 43710 49080 | 9.3 | -11.7 | 1 | school none 2 | 7.3 | Textile Cutting Machine Setters, Operators, and Tenders
51-6063 | 29640 34530 38260 44180 48070 | 15.3 | -11.2 | 1.7 | school none 2 | 7.3 | Textile Knitting and Weaving Machine Setters, Operators, and Tenders
51-6064 | 30380 35270 37660 40970 46940 | 21.7 | -9 | 2.5 | school none 2 | 7.3 | Textile Winding, Twisting, and Drawing Out Machine Setters, Operators, and Tenders
51-6091 | 35590 38990 44980 54690 63650 | 15.2 | -1.1 | 2 | school none 2 | 6.2 | Extruding and Forming Machine Setters, Operators, and Tenders, Synthetic and Glass Fibers
51-6092 | 34590 44110 67670 91080 112540 | 2.8 | -10.2 | 0.3 | school none 3 | 6.2 | Fabric and Apparel Patternmakers
51-6093 | 32190 37200 46190 51740 63600 | 22.7 | -1.8 | 2.2 | school none 2 | 4.3 | Upholsterers
51-6099 | 30290 32850 37010 44810 53710 | 14.7 | -9.4 | 1.7 | school none - | 6.2 | Textile, Apparel, and Furnishings Workers, All Other
51-7011 | 34700 38240 46020 54010 63220 | 86 | -1.6 | 8.1 | school none 2 | 5.4 | Cabinetmakers and Bench Carpenters
51-7021 | 31200 36770 42530 49020 59820 | 20.5 | -3.3 | 2 | school none 2 | 4.7 | Furniture Finishers
51-7031 | 24710 40420 51850 80380 95850 | 0.9 | -4.5 | 0.1 | school none 3 | 6.2 | Model Makers, Wood
51-7032 | 40730 45450 52520 77410 83330 | 0.5 | -5 | 0 | school none 3 | 6.2 | Patternmakers, Wood
51-7041 | 29670 35550 39950 47770 56560 | 45 | -0.6 | 4.8 | school none 2 | 6.9 | Sawing Machine Setters, Operators, and Tenders, Wood
51-7042 | 30920 36260 40440 47650 54340 | 63.1 | -1.8 | 6.4 | school none 2 | 6.8 | Woodworking Machine Setters, Operators, and Tenders, Except Sawing
51-7099 | 30470 35890 41220 48820 60870 | 17.6 | -4.4 | 1.8 | school none - | 6.2 | Woodworkers, All Other
51-8011 | 99300 107170 122610 131520 152690 | 5.7 | -15.3 | 0.4 | school none 3 | 5.9 | Nuclear Power Reactor Operators
51-8012 | 70760 91670 107240 128690 144900 | 9.3 | -3.2 | 0.8 | school none 3 | 5.9 | Power Distributors and Dispatchers
51-8013 | 59930 77400 99670 111980 128760 | 31.6 | -11.2 | 2.5 | school none 2 | 5.9 | Power Plant Operators
51-8021 | 47310 60110 75190 96420 121200 | 33.3 | 2.2 | 3.8 | school none 3 | 6.6 | Stationary Engineers and Boiler Operators
51-8031 | 37870 47020 58260 71280 86160 | 132.4 | -6.5 | 10.7 | school none 3 | 5.7 | Water and Wastewater Treatment Plant and System Operators
51-8091 | 48000 57080 73540 98050 107790 | 18.1 | -6.1 | 1.6 | school none 2 | 6.9 | Chemical Plant and System Operators
51-8092 | 59040 73150 83400 100000 109350 | 16.2 | -8.8 | 1.3 | school none 2 | 6.9 | Gas Plant Operators
51-8093 | 59790 77970 97540 104660 112920 | 34.9 | -2.8 | 3.2 | school none 2 | 6.9 | Petroleum Pump System Operators, Refinery Operators, and Gaugers
51-8099 | 40250 47860 61710 76910 92750 | 16.3 | 1.6 | 1.6 | school none 2 | 6.9 | Plant and System Operators, All Other
51-9011 | 37270 45660 57090 71400 88460 | 128.9 | 3.3 | 14.4 | school none 2 | 7.6 | Chemical Equipment Operators and Tenders
51-9012 | 35810 41830 49500 61350 75860 | 54.4 | -4.3 | 5.4 | school none 2 | 7.6 | Separating, Filtering, Clarifying, Precipitating, and Still Machine Setters, Operators, and Tenders
51-9021 | 35380 38990 46890 58440 65980 | 28.7 | -2.5 | 2.7 | school none 2 | 6.5 | Crushing, Grinding, and Polishing Machine Setters, Operators, and Tenders
51-9022 | 32120 36660 41690 48410 57250 | 11.8 | -21.2 | 0.8 | none none 2 | 6.5 | Grinding and Polishing Workers, Hand
51-9023 | 35000 39800 47680 57940 67570 | 101.1 | -6.8 | 8.8 | school none 2 | 6.5 | Mixing and Blending Machine Setters, Operators, and Tenders
51-9031 | 29910 33860 38800 48790 57820 | 7 | -18.1 | 0.6 | none none 1 | 6 | Cutters and Trimmers, Hand
51-9032 | 34890 38540 45700 52000 60430 | 49 | -2.3 | 5.3 | school none 2 | 6 | Cutting and Slicing Machine Setters, Operators, and Tenders
51-9041 | 34790 38410 45130 51970 64660 | 57.3 | 2 | 5.2 | school none 2 | 6.2 | Extruding, Forming, Pressing, and Compacting Machine Setters, Operators, and Tenders
51-9051 | 35010 39250 47010 57840 66190 | 16.5 | 3 | 1.9 | school none 2 | 6.5 | Furnace, Kiln, Oven, Drier, and Kettle Operators and Tenders
51-9061 | 34590 38740 47460 59970 75510 | 598 | 0 | 69.9 | school none 2 | 7 | Inspectors, Testers, Sorters, Samplers, and Weighers
51-9071 | 33890 38030 49140 63210 81610 | 35.1 | -5.5 | 4 | school none 3 | 5.7 | Jewelers and Precious Stone and Metal Workers
51-9081 | 36100 39250 48310 62320 78680 | 35.2 | -4.7 | 3.9 | school none 2 | 6.5 | Dental Laboratory Technicians
51-9082 | 36560 40300 47060 58710 74570 | 12 | 3.7 | 1.5 | school none 3 | 6.5 | Medical Appliance Technicians
51-9083 | 31250 35580 38420 45410 55480 | 19.6 | 2.3 | 2.4 | school none 2 | 6.5 | Ophthalmic Laboratory Technicians
51-9111 | 31890 36250 40900 48440 58910 | 381.2 | 4.5 | 45.3 | school none 2 | 6.3 | Packaging and Filling Machine Operators and Tenders
51-9123 | 28490 34540 40860 50700 62770 | 8.8 | 1.4 | 0.8 | none none 1 | 6 | Painting, Coating, and Decorating Workers
51-9124 | 35480 39470 47590 58740 72800 | 165.5 | 0.7 | 15.8 | school none 2 | 6 | Coating, Painting, and Spraying Machine Setters, Operators, and Tenders
51-9141 | 35980 45320 51180 74640 87190 | 31.9 | 10.9 | 3.9 | school none 2 | 6.8 | Semiconductor Processing Technicians
51-9151 | 30840 34460 40100 51590 69290 | 11.2 | -2.6 | 1.5 | school none 2 | 9.1 | Photographic Process Workers and Processing Machine Operators
51-9161 | 37160 42710 49970 60980 71160 | 177.1 | -10.7 | 13.5 | school none 2 | 6.3 | Computer Numerically Controlled Tool Operators
51-9162 | 45760 55960 65670 80300 97930 | 28.3 | 12.8 | 3.1 | vocational none 3 | 6.3 | Computer Numerically Controlled Tool Programmers
51-9191 | 31290 36420 45210 52060 60420 | 12.2 | 1 | 1.3 | school none 2 | 6.1 | Adhesive Bonding Machine Operators and Tenders
51-9192 | 32770 37140 41460 48280 56590 | 14.6 | 3.6 | 1.6 | school none 2 | 6.8 | Cleaning, Washing, and Metal Pickling Equipment Operators and Tenders
51-9193 | 33710 36150 40160 49150 62760 | 7.1 | 7.2 | 0.8 | school none 2 | 6.8 | Cooling and Freezing Equipment Operators and Tenders
51-9194 | 29530 35650 40450 48510 60430 | 8.6 | -0.7 | 0.9 | school none 2 | 5.5 | Etchers and Engravers
51-9195 | 34950 38500 45690 51340 61050 | 41.7 | 6.2 | 5.5 | school none 2 | 5.9 | Molders, Shapers, and Casters, Except Metal and Plastic
51-9196 | 36610 43520 49390 59220 68640 | 97.5 | -6.3 | 8.1 | school none 2 | 5.5 | Paper Goods Machine Setters, Operators, and Tenders
51-9197 | 39990 48740 55580 65410 70250 | 20.9 | 2.3 | 2.5 | school none 2 | 7.3 | Tire Builders
51-9198 | 30060 34390 38220 44980 52120 | 168.5 | -8.9 | 23.6 | school none 2 | 8.9 | Helpers--Production Workers
51-9199 | 30370 35080 38820 47550 59600 | 292.8 | 0.5 | 31.6 | school none - | 6.8 | Production Workers, All Other
53-1041 | 38010 49020 63940 79600 96300 | 10.3 | 5.2 | 1.1 | school under5 2 | 6.2 | Aircraft Cargo Handling Supervisors
53-1047 | 41290 48750 61890 77520 94830 | 609.6 | 3.7 | 61.3 | school under5 3 | 6.2 | First-Line Supervisors of Transportation and Material Moving Workers, Except Aircraft Cargo Handling Supervisors
53-2011 | 98560 154360 226600 239200+ 239200+ | 100 | 3.9 | 11.7 | bachelor under5 4 | 7.2 | Airline Pilots, Copilots, and Flight Engineers
53-2012 | 59330 81660 122670 175050 239200+ | 55.4 | 5.1 | 6.6 | vocational none 3 | 7.2 | Commercial Pilots
53-2021 | 76090 101150 144580 186510 210410 | 24.1 | 1.2 | 2.2 | associate none 3 | 6.5 | Air Traffic Controllers
53-2022 | 35200 41220 56750 78320 111030 | 16.9 | 4.2 | 1.6 | school none 3 | 6.5 | Airfield Operations Specialists
53-2031 | 34030 52280 67130 98160 138040 | 130.8 | 9.2 | 19.8 | school under5 2 | 7.1 | Flight Attendants
53-3011 | 25460 29580 34330 38000 46630 | 12.3 | -1.3 | 1.4 | school none 2 | 8 | Ambulance Drivers and Attendants, Except Emergency Medical Technicians
53-3031 | 21760 29120 37130 47590 59730 | 451.5 | 8.8 | 51.3 | school none 2 | 5.6 | Driver/Sales Workers
53-3032 | 38640 47230 57440 65520 78800 | 2235.1 | 4 | 237.6 | vocational none 2 | 5.6 | Heavy and Tractor-Trailer Truck Drivers
53-3033 | 29580 36670 44140 52460 79630 | 1079.8 | 7.3 | 120.2 | school none 2 | 5.6 | Light Truck Drivers
53-3051 | 27680 37490 47040 56140 63810 | 387.3 | 0.2 | 61 | school none 2 | 4.6 | Bus Drivers, School
53-3052 | 38250 46050 57440 69090 82640 | 158.8 | 4.3 | 20.9 | school none 2 | 4.5 | Bus Drivers, Transit and Intercity
53-3053 | 27490 31460 36670 44510 52910 | 243.9 | 6.7 | 36.3 | none none 2 | 4.7 | Shuttle Drivers and Chauffeurs
53-3054 | 27280 31320 36220 40630 61920 | 204 | 11.1 | 22.6 | none none 2 | 4.6 | Taxi Drivers
53-3099 | 25690 30250 36260 47130 64940 | 79.3 | 6 | 11.1 | none none - | 5.5 | Motor Vehicle Operators, All Other
53-4011 | 60980 73410 77400 84230 100690 | 27 | 0.7 | 2.2 | school under5 2 | 5.2 | Locomotive Engineers
53-4013 | 44510 51770 58030 65530 79070 | 3.1 | 0.3 | 0.2 | school none 2 | 5.2 | Rail Yard Engineers, Dinkey Operators, and Hostlers
53-4022 | 43750 51730 65480 70130 80840 | 11 | 1 | 1 | school none 2 | 6 | Railroad Brake, Signal, and Switch Operators and Locomotive Firers
53-4031 | 53490 63480 74080 82060 103350 | 36.8 | 1.1 | 3.1 | school none 2 | 6 | Railroad Conductors and Yardmasters
53-4041 | 52260 59500 84830 87940 87940 | 9.6 | 3.4 | 0.9 | school none 2 | 6 | Subway and Streetcar Operators
53-4099 | 34690 40460 49330 64710 82620 | 1.6 | 3.9 | 0.2 | school none - | 6 | Rail Transportation Workers, All Other
53-5011 | 33350 38450 49610 65370 81890 | 32.1 | 2.3 | 3.9 | none none 2 | 7.4 | Sailors and Marine Oilers
53-5021 | 46260 60800 85540 124530 164230 | 40.7 | 0.5 | 4.3 | vocational under5 3 | 5.9 | Captains, Mates, and Pilots of Water Vessels
53-5022 | 31970 39860 51880 68490 82330 | 2.7 | 1.4 | 0.3 | vocational under5 2 | 5.9 | Motorboat Operators
53-5031 | 56620 71720 101320 130380 162370 | 8.8 | 1.6 | 1.1 | vocational under5 3 | 7.4 | Ship Engineers
53-6011 | 32690 43700 58490 69530 74400 | 2.9 | -3.3 | 0.3 | school none 2 | 5.9 | Bridge and Lock Tenders
53-6021 | 24960 29590 34600 37230 43840 | 135.7 | 3 | 18.5 | none none 2 | 7.9 | Parking Attendants
53-6031 | 27870 30600 34850 38430 45240 | 100 | -1 | 14.4 | none none 2 | 9.2 | Automotive and Watercraft Service Attendants
53-6032 | 34320 37320 41540 47390 55950 | 28 | 5.1 | 4.3 | school none 2 | 9.2 | Aircraft Service Attendants
53-6041 | 38060 46690 58480 74480 85810 | 7.9 | 3.7 | 0.8 | school none 3 | 5.9 | Traffic Technicians
53-6051 | 40090 58650 85750 105020 137120 | 25.7 | 1.7 | 2.5 | school none 4 | 5.3 | Transportation Inspectors
53-6061 | 29120 32090 37560 41180 49510 | 25.6 | 4.7 | 4.1 | school none 2 | 5.2 | Passenger Attendants
53-6099 | 27780 32630 39630 53350 65810 | 11.5 | 3.8 | 1.2 | school none - | 5.9 | Transportation Workers, All Other
53-7011 | 34940 37500 41230 48640 60390 | 29.1 | -3.4 | 2.6 | none none 1 | 5.4 | Conveyor Operators and Tenders
53-7021 | 41670 50970 66370 81630 102400 | 42.3 | 3 | 3.8 | school under5 3 | 5.6 | Crane and Tower Operators
53-7031 | 42060 46120 48430 60300 75050 | 1.1 | 1.2 | 0.1 | school none 2 | 5.4 | Dredge Operators
53-7041 | 33910 39220 52310 90200 116120 | 2.7 | -1.1 | 0.3 | none none 2 | 5.4 | Hoist and Winch Operators
53-7051 | 36500 39780 46390 53680 61540 | 792.5 | 1.1 | 76.4 | none none 2 | 6.1 | Industrial Truck and Tractor Operators
53-7061 | 26740 29790 35270 39630 47150 | 410.1 | 3.9 | 56.2 | none none 2 | 7.4 | Cleaners of Vehicles and Equipment
53-7062 | 30810 35410 38940 46370 53180 | 2988.9 | 1.5 | 384.3 | none none 2 | 7.6 | Laborers and Freight, Stock, and Material Movers, Hand
53-7063 | 31480 36020 39700 48220 57010 | 46.5 | -13 | 4.7 | none none 2 | 7 | Machine Feeders and Offbearers
53-7064 | 27050 31470 35580 40960 46260 | 591.8 | -5.4 | 74 | none none 2 | 7.5 | Packers and Packagers, Hand
53-7065 | 29850 33710 37090 43140 49200 | 2764.8 | 8.5 | 472.3 | none none 2 | 8.9 | Stockers and Order Fillers
53-7071 | 43950 57520 71510 88090 98350 | 5.4 | -1.3 | 0.6 | school none 2 | 7.5 | Gas Compressor and Gas Pumping Station Operators
53-7072 | 37850 47270 60020 75160 89660 | 13.1 | 2.6 | 1.5 | school none 2 | 7.5 | Pump Operators, Except Wellhead Pumpers
53-7073 | 39110 54450 70010 80720 97470 | 18.8 | -4.7 | 2 | school under5 2 | 7.5 | Wellhead Pumpers
53-7081 | 31810 38330 48350 61010 75200 | 147.9 | 0.9 | 16.9 | none none 2 | 7 | Refuse and Recyclable Material Collectors
53-7121 | 38260 47260 58070 71230 88120 | 12 | 4.3 | 1.3 | none none 2 | 6.4 | Tank Car, Truck, and Ship Loaders
53-7199 | 33280 35470 41690 50850 64850 | 27.7 | 4.3 | 3.1 | none none - | 6.4 | Material Moving Workers, All Other
`;
