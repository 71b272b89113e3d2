/**
 * Synonyms of job titles, one group per line. `=` joins forms that replace each other; `a > b, c` means that a search
 * for `a` also finds `b` and `c`, but not the reverse. Plurals and most feminine forms need no entry: the stem joins
 * them. Stop words do not count. Own work.
 */
export const synonymList = `
registered nurse = rn = staff nurse
licensed practical nurse = lpn = licensed vocational nurse = lvn
certified nursing assistant = cna = nursing assistant = nurse aide = nursing aide = healthcare assistant = hca
nurse practitioner = advanced practice nurse = aprn
emergency medical technician = emt
paramedic = ambulance clinician
physician assistant = physician associate
general practitioner = gp = family doctor = family physician
doctor = physician = medical doctor
occupational therapist = ot therapist
physical therapist = physiotherapist = physio
speech therapist = speech language pathologist = slp = speech language therapist
medical assistant = clinical assistant
home health aide = hha = home carer = home care aide
caregiver = carer = care assistant = care worker = support worker
personal care assistant = pca
midwife = midwives
dental assistant = dental nurse
pharmacy technician = pharmacy tech
phlebotomist = phlebotomy technician
medical secretary = medical administrator
radiographer = radiologic technologist = x ray technician = radiology technician
sonographer = ultrasound technician
healthcare = health care
intensive care = icu = critical care = itu
operating room = operating theatre = theatre nurse
emergency department = accident emergency = emergency room
social worker = case worker = caseworker
psychologist = clinical psychologist
veterinarian = vet = veterinary surgeon
veterinary technician = vet tech = veterinary nurse = vet nurse
software engineer = swe = software developer
programmer > software engineer, software developer, coder
frontend = front end
backend = back end
fullstack = full stack
frontend developer = frontend engineer = front end developer = front end engineer
backend developer = backend engineer = back end developer = back end engineer
fullstack developer = fullstack engineer = full stack developer = full stack engineer
site reliability engineer = sre
devops engineer = dev ops engineer
quality assurance = qa
qa engineer = quality assurance engineer = test engineer = software tester
sdet = software development engineer test = test automation engineer
machine learning engineer = ml engineer
machine learning = ml
artificial intelligence = ai
data scientist = data science
business intelligence = bi
bi analyst = business intelligence analyst = bi developer
database administrator = dba
system administrator = sysadmin = systems administrator = sys admin
network engineer = network administrator
it support = helpdesk = help desk = service desk = desktop support = it technician
information technology = it technology
cyber security = cybersecurity = information security = infosec
user experience = ux
user interface = ui
ux designer = user experience designer = product designer
ios developer = ios engineer
android developer = android engineer
javascript = js
typescript = ts developer
kubernetes = k8s
postgresql = postgres
golang = go developer
amazon web services = aws
google cloud = gcp
pm > project manager, product manager, program manager, programme manager
program manager = programme manager
project manager = project lead
product owner = po owner
scrum master = agile coach
chief executive officer = ceo
chief technology officer = cto
chief financial officer = cfo
chief operating officer = coo
chief marketing officer = cmo
vice president = vp
human resources = hr
hr manager = human resources manager = people manager
recruiter = talent acquisition specialist = talent acquisition partner = sourcer
executive assistant = ea assistant = personal assistant = pa assistant
administrative assistant = admin assistant = office assistant = administrator assistant
office manager = office administrator
receptionist = front desk agent = front desk clerk
secretary = typist
data entry clerk = data entry operator = data entry specialist
customer service = customer support = customer care
customer service representative = csr = customer service agent = customer service advisor = customer service associate
customer success manager = csm
call center = call centre = contact center = contact centre
account manager = key account manager = client manager
account executive = ae sales = sales executive
sales representative = sales rep = salesperson = salesman = saleswoman
business development representative = bdr = sales development representative = sdr
business development manager = bdm
store manager = shop manager
shop assistant = sales assistant = retail assistant = retail associate = sales associate = store associate
cashier = checkout operator = till operator
merchandiser = visual merchandiser
search engine optimization = seo = search engine optimisation
pay per click = ppc
social media manager = community manager
copywriter = content writer
public relations = pr manager
accountant = accounting specialist
certified public accountant = cpa
accounts payable = ap clerk = purchase ledger
accounts receivable = ar clerk = sales ledger = credit control
bookkeeper = bookkeeping
financial analyst = finance analyst
auditor = audit associate
tax advisor = tax adviser = tax consultant
payroll specialist = payroll clerk = payroll administrator
lawyer = attorney = solicitor
paralegal = legal assistant
barrister = advocate counsel
teacher = schoolteacher = school teacher
teaching assistant = ta school = classroom assistant = paraeducator = teacher aide = learning support assistant
special education teacher = sped teacher = sen teacher = special needs teacher
primary teacher = elementary teacher = elementary school teacher = primary school teacher
secondary teacher = high school teacher = secondary school teacher
early childhood educator = nursery teacher = preschool teacher = nursery practitioner = early years practitioner
childcare worker = child care worker = nanny = childminder
lecturer = university lecturer = assistant professor
tutor = private teacher
truck driver = lorry driver = trucker = hgv driver = cdl driver = lgv driver
hgv = heavy goods vehicle = lgv
cdl = commercial driver license = commercial driver licence
delivery driver = courier = van driver
forklift driver = forklift operator = fork lift driver = flt driver
bus driver = coach driver
taxi driver = cab driver = chauffeur
warehouse operative = warehouse worker = warehouse associate = warehouse assistant
picker packer = order picker = pick pack operative
supply chain = logistics
freight forwarder = shipping agent
electrician = electrical technician
electrical engineer = electronics engineer
plumber = pipefitter = pipe fitter
hvac technician = heating engineer = air conditioning technician = hvac tech = hvac engineer
welder = fabricator welder = welder fabricator
carpenter = joiner = woodworker
bricklayer = mason = brick layer
roofer = roofing contractor
painter decorator = house painter
builder = construction worker = construction labourer = construction laborer
labourer = laborer = general operative
site manager = construction manager = site superintendent
quantity surveyor = qs surveyor = cost estimator
civil engineer = civil engineering
mechanic = auto mechanic = car mechanic = vehicle technician = automotive technician
cnc machinist = cnc operator = machinist = cnc programmer
maintenance technician = maintenance engineer = maintenance mechanic = facilities technician
production worker = factory worker = production operative = assembly worker = assembler
production manager = manufacturing manager = plant manager
health safety = hse = ehs = occupational safety
quality control = qc inspector = quality inspector
chef = cook
head chef = executive chef = chef cuisine
sous chef = second chef
kitchen porter = dishwasher = kitchen assistant = kitchen helper
waiter = waitress = server restaurant = waiting staff = wait staff
bartender = barman = barmaid = mixologist
barista = coffee maker
housekeeper = room attendant = housekeeping attendant
cleaner = janitor = custodian = cleaning operative
hotel receptionist = guest service agent = front office agent
flight attendant = cabin crew = air hostess = steward
security guard = security officer = door supervisor
police officer = policeman = policewoman
firefighter = fireman = fire fighter
farm worker = agricultural worker = farmhand
gardener = groundskeeper = landscaper = groundsman
hairdresser = hair stylist = hairstylist = barber
beautician = beauty therapist = esthetician = aesthetician
real estate agent = realtor = estate agent = letting agent
property manager = facility manager = facilities manager
insurance agent = insurance broker
loan officer = mortgage advisor = mortgage adviser
bank teller = bank clerk = cashier bank
interpreter = translator
graphic designer = visual designer
photographer = videographer
journalist = reporter = editor news
librarian = library assistant
laboratory technician = lab technician = lab tech = lab assistant = laboratory assistant
research assistant = ra research
mechanical engineer = mechanical design engineer
intern = internship = trainee
apprentice = apprenticeship
part time = parttime = halftime = half time
full time = fulltime
remote = home office = homeoffice = work home = wfh = telework = teletrabajo = teletravail
entry level = graduate = junior

krankenpfleger = krankenschwester = gesundheits krankenpfleger = pflegefachkraft = pflegefachfrau = pflegefachmann = examinierte pflegekraft
altenpfleger = altenpflegerin = pflegekraft altenpflege
pflegehelfer = pflegehelferin = pflegeassistent = pflegehilfskraft = krankenpflegehelfer
medizinische fachangestellte = medizinischer fachangestellter = mfa = arzthelferin = arzthelfer
zahnmedizinische fachangestellte = zfa = zahnarzthelferin
medizinisch technischer assistent = mta = mtra = mtla
arzt = arztin = facharzt = mediziner
hebamme = entbindungspfleger
physiotherapeut = krankengymnast
notfallsanitater = rettungssanitater = rettungsassistent
heilerziehungspfleger = hep
erzieher = kindererzieher = kindergartner = padagogische fachkraft
kinderpfleger = sozialassistent
sozialarbeiter = sozialpadagoge
lehrer = lehrkraft = padagoge schule
softwareentwickler = software entwickler = programmierer = softwareingenieur = entwickler software
webentwickler = web entwickler
fachinformatiker = it fachkraft
systemadministrator = it administrator = administrator it
datenbankadministrator = datenbank administrator
projektleiter = projektmanager = projektleitung
produktmanager = produktmanagement
teamleiter = teamleitung = gruppenleiter
geschaftsfuhrer = geschaftsleitung = geschaftsfuhrung
abteilungsleiter = bereichsleiter = abteilungsleitung
personalreferent = hr referent = personalsachbearbeiter
personalleiter = hr leiter
buchhalter = finanzbuchhalter = bilanzbuchhalter
steuerfachangestellte = steuerfachangestellter = stfa
steuerberater = steuerfachwirt
kaufmann = kauffrau = kaufleute
burokaufmann = burokauffrau = kaufmann buromanagement = kauffrau buromanagement
industriekaufmann = industriekauffrau
einzelhandelskaufmann = einzelhandelskauffrau = kaufmann einzelhandel = kauffrau einzelhandel
bankkaufmann = bankkauffrau
immobilienkaufmann = immobilienkauffrau
groshandelskaufmann = groshandelskauffrau = kaufmann groshandel = kauffrau groshandel
speditionskaufmann = speditionskauffrau
hotelfachmann = hotelfachfrau = hotelkaufmann = hotelkauffrau
restaurantfachmann = restaurantfachfrau
fachmann = fachfrau
sachbearbeiter = sachbearbeitung
sekretar = sekretarin = teamassistent = assistenz
assistent geschaftsfuhrung = assistenz geschaftsleitung = vorstandsassistent
verkaufer = verkauferin = verkaufsmitarbeiter = mitarbeiter verkauf
kassierer = kassenkraft = kassenmitarbeiter
filialleiter = marktleiter = filialleitung
ausendienst = aussendienst = vertriebsmitarbeiter ausendienst
vertrieb = verkauf = sales vertrieb
vertriebsmitarbeiter = sales manager vertrieb
kundenberater = kundenbetreuer = kundenservice mitarbeiter
callcenter agent = call center agent = telefonist
koch = kochin = kuchenfachkraft
kuchenchef = kuchenleiter
kuchenhilfe = spulkraft = spuler
kellner = servicekraft = servicemitarbeiter
reinigungskraft = putzfrau = raumpfleger = putzkraft = gebaudereiniger
zimmermadchen = zimmerreinigung = housekeeping zimmer
hausmeister = haustechniker = objektbetreuer
lkw fahrer = berufskraftfahrer = kraftfahrer = bkf
busfahrer = omnibusfahrer
staplerfahrer = gabelstaplerfahrer
lagerist = lagermitarbeiter = lagerarbeiter = fachkraft lagerlogistik = lagerhelfer
kommissionierer = kommissioniererin
paketzusteller = zusteller = kurierfahrer = auslieferungsfahrer
elektriker = elektroniker = elektroinstallateur
elektroniker betriebstechnik = betriebselektriker
anlagenmechaniker = installateur = klempner = sanitar heizung klima = shk
mechatroniker = mechatronik
kfz mechatroniker = automechaniker = kfz mechaniker
industriemechaniker = maschinenschlosser = betriebsschlosser
schlosser = metallbauer
zerspanungsmechaniker = cnc dreher = cnc fraser = zerspaner
schweisser = schweiser
tischler = schreiner
maurer = hochbaufacharbeiter
maler lackierer = maler
dachdecker = spengler
bauleiter = bauleitung
bauhelfer = bauarbeiter
produktionshelfer = produktionsmitarbeiter = helfer produktion
maschinenfuhrer = maschinenbediener = anlagenfuhrer = maschinen anlagenfuhrer
metzger = fleischer = schlachter
backer = backergeselle
friseur = frisor = friseurin
kosmetiker = kosmetikerin
gartner = landschaftsgartner
landwirt = bauer landwirtschaft
sicherheitsmitarbeiter = wachmann = sicherheitskraft = security mitarbeiter
rechtsanwalt = anwalt = jurist
rechtsanwaltsfachangestellte = rechtsanwaltsfachangestellter = refa
ingenieur = dipl ing = diplom ingenieur
bauingenieur = ingenieur bau
konstrukteur = konstruktionsingenieur
werkstudent = studentische hilfskraft = studentische aushilfe
praktikum = praktikant
auszubildender = auszubildende = azubi = ausbildung = lehrling
aushilfe = minijob = geringfugig
teilzeit = halbtags
quereinsteiger = quereinstieg

infirmier = infirmier diplome etat
ide > infirmier
aide soignant = aide soignante = asd
ash > agent service hospitalier
auxiliaire vie = aide domicile = auxiliaire vie sociale = avs = assistant vie
auxiliaire puericulture = aide puericultrice
sage femme = maieuticien
kinesitherapeute = masseur kinesitherapeute = kine
orthophoniste = logopede
medecin = docteur medecine = praticien
medecin generaliste = generaliste
educateur specialise = educateur social
assistant social = assistante sociale = travailleur social
atsem = agent ecole maternelle
professeur ecole = instituteur = maitre ecole = institutrice
professeur = enseignant
assistant maternel = assistante maternelle = nounou = garde enfant
developpeur = ingenieur logiciel = ingenieur developpement = programmeur
developpeur web = integrateur web
developpeur full stack = developpeur fullstack
administrateur systeme = administrateur systemes reseaux = admin sys
technicien informatique = technicien support = technicien helpdesk
chef projet = cheffe projet = responsable projet
chef produit = cheffe produit = product manager produit
charge recrutement = chargee recrutement = recruteur
ressources humaines = rh
charge rh = chargee rh = gestionnaire rh = assistant rh
directeur general = pdg
directeur financier = daf
responsable administratif financier = raf
comptable = aide comptable = assistant comptable
expert comptable = expertise comptable
gestionnaire paie = gestionnaire paye = charge paie
controleur gestion = controleuse gestion
secretaire = assistant administratif = assistante administrative = secretaire administratif
secretaire medical = secretaire medicale = assistant medical
assistant direction = assistante direction
hote accueil = hotesse accueil = agent accueil = receptionniste
vendeur = conseiller vente = conseillere vente = employe commercial
caissier = hote caisse = hotesse caisse
employe libre service = els = employe rayon
commercial = attache commercial = technico commercial = ingenieur commercial
charge affaires = chargee affaires
charge clientele = chargee clientele = conseiller clientele
teleconseiller = conseiller client = teleoperateur
responsable magasin = directeur magasin = gerant magasin
cuisinier = commis cuisine = chef partie
plongeur = aide cuisine = agent restauration
serveur = serveuse = chef rang = commis salle
femme chambre = valet chambre = employe etages
femme menage = agent entretien = agent nettoyage = homme menage = technicien surface
gardien immeuble = concierge
agent securite = agent surveillance = vigile
chauffeur poids lourd = conducteur routier = chauffeur pl = conducteur poids lourd = chauffeur spl = routier
chauffeur livreur = livreur = coursier
conducteur bus = chauffeur bus = conducteur car
cariste = conducteur chariot
preparateur commande = preparateur commandes = prepa commande
magasinier = agent logistique = manutentionnaire
electricien = electrotechnicien
plombier = plombier chauffagiste = chauffagiste
frigoriste = technicien froid = technicien cvc
soudeur = chaudronnier
menuisier = ebeniste = charpentier
macon = ouvrier maconnerie
peintre batiment = peintre interieur
couvreur = couvreur zingueur
conducteur travaux = chef chantier = responsable chantier
manoeuvre = ouvrier batiment
mecanicien = mecanicien automobile = mecano
carrossier = carrossier peintre
technicien maintenance = agent maintenance = mecanicien maintenance
operateur production = agent production = ouvrier production = conducteur ligne
usineur = tourneur fraiseur = operateur commande numerique
boulanger = boulanger patissier
boucher = charcutier
coiffeur = coiffeuse
estheticien = estheticienne
jardinier = paysagiste = agent espaces verts
ouvrier agricole = agent agricole
avocat = juriste = conseiller juridique
notaire = clerc notaire
agent immobilier = negociateur immobilier = conseiller immobilier
conseiller bancaire = charge clientele banque
stage = stagiaire
alternance = apprentissage = alternant = contrat apprentissage = contrat professionnalisation
temps partiel = mi temps
temps plein = temps complet

enfermero = enfermera = due enfermeria = diplomado enfermeria = grado enfermeria
auxiliar enfermeria = tcae = auxiliar clinica = tecnico cuidados auxiliares
gerocultor = auxiliar geriatria = gerocultora = atencion sociosanitaria
cuidador = asistente personal = auxiliar ayuda domicilio
celador = camillero
medico = doctor medicina = facultativo
medico familia = medico general = medico cabecera
matrona = comadrona = partera
fisioterapeuta = terapeuta fisico
logopeda = fonoaudiologo
trabajador social = asistente social
maestro = profesor primaria
profesor = docente
educador infantil = tecnico educacion infantil = puericultor
ninera = canguro = cuidador ninos
desarrollador = programador = ingeniero software = desarrollador software
desarrollador web = programador web
administrador sistemas = tecnico sistemas
tecnico informatico = soporte informatico = soporte tecnico = tecnico soporte
jefe proyecto = gestor proyectos = director proyecto = project manager proyecto
recursos humanos = rrhh
tecnico seleccion = reclutador = tecnico rrhh
director general = gerente general
contable = contador
administrativo = auxiliar administrativo = oficial administrativo
secretario = secretaria direccion = asistente direccion
recepcionista = auxiliar recepcion
dependiente = vendedor = asesor ventas = personal tienda
cajero = cajera reponedora = reponedor cajero
reponedor = reponedora
encargado tienda = responsable tienda = gerente tienda
comercial = agente comercial = representante comercial = asesor comercial
teleoperador = agente telefonico = agente call center
atencion cliente = servicio cliente
camarero = mesero = mozo restaurante
cocinero = ayudante cocina = chef cocina
friegaplatos = lavaplatos = pinche
camarero pisos = camarera pisos = mucama
limpiador = personal limpieza = empleado limpieza = auxiliar limpieza
conserje = portero
vigilante seguridad = guardia seguridad = vigilante
conductor camion = camionero = chofer camion = conductor trailer
conductor = chofer
repartidor = mensajero = transportista reparto
carretillero = operador montacargas = conductor carretilla
mozo almacen = operario almacen = almacenero = auxiliar almacen = peon almacen
preparador pedidos = picker almacen
electricista = tecnico electrico
fontanero = plomero = gasfiter
soldador = calderero
carpintero = ebanista
albanil = oficial albanileria
peon construccion = peon obra
jefe obra = encargado obra
pintor = pintor brocha
mecanico = mecanico automovil = mecanico vehiculos
tecnico mantenimiento = operario mantenimiento = oficial mantenimiento
operario produccion = operario fabrica = peon produccion
tornero = fresador = operario cnc
frigorista = tecnico climatizacion
panadero = pastelero = repostero
carnicero = charcutero
peluquero = estilista = barbero
esteticista = esteticien
jardinero = operario jardineria
peon agricola = jornalero = trabajador agricola
abogado = letrado
agente inmobiliario = asesor inmobiliario = comercial inmobiliario
gestor banca = asesor financiero
ingeniero = ingenieria
becario = practicas = pasante
aprendiz = formacion dual
media jornada = tiempo parcial = jornada parcial
jornada completa = tiempo completo
`;
