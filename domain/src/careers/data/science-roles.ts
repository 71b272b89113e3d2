/** Roles of natural and social science, laboratories and safety at work, in the format of `catalogue.ts`. */
export const scienceRoles = `
biological-technician | 19-4021 | science | entry mid senior | vocational | 0 | -
en: Biological laboratory technician; Biological technician; Laboratory technician (biology); Biology lab technician; Research technician; Biotechnology technician; Laboratory assistant
es: Técnico/a de laboratorio biológico; Técnico de laboratorio biológico; Técnica de laboratorio biológico; Técnico de laboratorio; Técnica de laboratorio; Técnico en biotecnología; Técnica en biotecnología; Auxiliar de laboratorio
fr: Technicien/ne de laboratoire en biologie; Technicien de laboratoire; Technicienne de laboratoire; Technicien en biologie; Technicienne en biologie; Technicien en biotechnologie; Assistant de laboratoire; Aide de laboratoire
de: Biologielaborant/in; Biologielaborant; Biologielaborantin; Biologisch-technischer Assistent; Biologisch-technische Assistentin; BTA; Laborant; Laborantin; Labortechniker
en> Prepares samples, cultures and instruments for biologists, runs the tests and keeps exact records of the results.
es> Prepara muestras, cultivos e instrumentos para los biólogos, realiza los ensayos y anota los resultados con exactitud.
fr> Prépare échantillons, cultures et appareils pour les biologistes, réalise les essais et consigne les résultats avec rigueur.
de> Bereitet Proben, Kulturen und Geräte für die Forschung vor, führt Versuche durch und protokolliert die Ergebnisse genau.
skills: laboratory, cell-culture, molecular-biology, microscopy, gmp, biology, data-entry, attention-to-detail
up: microbiologist degree; biologist degree; laboratory-manager lead
side: chemical-technician skills; medical-laboratory-technician skills; environmental-technician sector

chemical-technician | 19-4031 | science | entry mid senior | vocational | 0 | -
en: Chemical laboratory technician; Chemical technician; Chemistry technician; Quality control technician (chemistry); Analytical technician; Chemical analyst assistant
es: Técnico/a de laboratorio químico; Técnico de laboratorio químico; Técnica de laboratorio químico; Analista químico; Analista química; Técnico en análisis químico; Laboratorista químico; Técnico de control de calidad (laboratorio)
fr: Technicien/ne chimiste; Technicien chimiste; Technicienne chimiste; Technicien d'analyse; Technicienne d'analyse; Technicien de laboratoire en chimie; Technicien contrôle qualité laboratoire
de: Chemielaborant/in; Chemielaborant; Chemielaborantin; Chemisch-technischer Assistent; Chemisch-technische Assistentin; CTA; Chemietechniker; Chemietechnikerin; Labortechniker Chemie
en> Analyses substances and products in the laboratory, keeps the instruments exact and reports what does not meet the limits.
es> Analiza sustancias y productos en el laboratorio, mantiene calibrados los equipos e informa de lo que se sale de norma.
fr> Analyse substances et produits au laboratoire, garde les appareils étalonnés et signale ce qui sort des limites.
de> Untersucht Stoffe und Produkte im Labor, hält Geräte messgenau und meldet, was außerhalb der Grenzwerte liegt.
skills: laboratory, chemistry, chromatography, quality-control, gmp, measuring-instruments, data-entry, safety
up: chemist degree; laboratory-manager lead; chemical-engineer degree
side: biological-technician skills; chemical-operator sector; environmental-technician growing

environmental-technician | 19-4042 | science | entry mid senior | vocational | 0 | -
en: Environmental technician; Environmental science technician; Environmental monitoring technician; Field technician (environment); Water quality technician; Pollution control technician
es: Técnico/a ambiental; Técnico ambiental; Técnica ambiental; Técnico de medio ambiente; Técnica de medio ambiente; Técnico de control de aguas; Técnico de muestreo ambiental
fr: Technicien/ne environnement; Technicien environnement; Technicienne environnement; Technicien qualité de l'eau; Technicienne qualité de l'eau; Technicien mesures environnementales; Préleveur environnement
de: Umwelttechniker/in; Umwelttechniker; Umwelttechnikerin; Umwelttechnischer Assistent; Umwelttechnische Assistentin; Probenehmer Umwelt; Umweltlaborant; Techniker Umweltschutz
en> Takes samples of water, air and soil in the field, measures pollution and reports what lies above the limits.
es> Toma muestras de agua, aire y suelo sobre el terreno, mide la contaminación e informa de lo que supera los límites.
fr> Prélève eau, air et sol sur le terrain, mesure les pollutions et signale les dépassements de seuils.
de> Nimmt vor Ort Wasser-, Luft- und Bodenproben, misst Schadstoffe und meldet Überschreitungen der Grenzwerte.
skills: environmental-sampling, environment, laboratory, gis, safety, driving, report-writing
up: environmental-scientist degree; occupational-safety-specialist breadth; environmental-engineer degree
side: chemical-technician skills; water-treatment-operator skills; occupational-safety-technician growing

food-science-technician | 19-4013 | food | entry mid senior | vocational | 0 | -
en: Food science technician; Food laboratory technician; Food quality technician; Food technology technician; Dairy technologist assistant; Sensory technician
es: Técnico/a en alimentos; Técnico en alimentos; Técnica en alimentos; Técnico de calidad alimentaria; Técnica de calidad alimentaria; Analista de laboratorio de alimentos
fr: Technicien/ne agroalimentaire; Technicien agroalimentaire; Technicienne agroalimentaire; Technicien qualité agroalimentaire; Technicienne qualité agroalimentaire; Technicien de laboratoire agroalimentaire; Laborantin agroalimentaire
de: Lebensmitteltechniker/in; Lebensmitteltechniker; Lebensmitteltechnikerin; Milchwirtschaftlicher Laborant; Milchwirtschaftliche Laborantin; Lebensmittellaborant; Qualitätsprüfer Lebensmittel
en> Tests ingredients and finished foods for safety, taste and content, and helps try out new recipes.
es> Analiza ingredientes y alimentos terminados por seguridad, sabor y composición, y ayuda a probar nuevas recetas.
fr> Contrôle la sûreté, le goût et la composition d’ingrédients et de produits finis et participe aux essais de recettes.
de> Prüft Zutaten und fertige Lebensmittel auf Sicherheit, Geschmack und Inhalt und hilft, neue Rezepturen zu erproben.
skills: food-safety, laboratory, quality-control, chemistry, microscopy, data-entry, attention-to-detail
up: food-scientist degree; laboratory-manager lead
side: chemical-technician sector; quality-inspector skills; biological-technician sector

agricultural-technician | 19-4012 | agriculture | entry mid senior | vocational | 0 | -
en: Agricultural technician; Field trial technician; Crop research technician; Precision agriculture technician; Seed technician; Soil technician
es: Técnico/a de ensayos agrícolas; Técnico de ensayos agrícolas; Técnica de ensayos agrícolas; Técnico agropecuario; Técnica agropecuaria; Capataz agrícola de ensayos; Técnico de campo agrícola
fr: Technicien/ne agricole; Technicien agricole; Technicienne agricole; Technicien d'expérimentation; Technicienne d'expérimentation; Technicien de cultures; Technicien semences
de: Agrartechniker/in; Agrartechniker; Agrartechnikerin; Agrartechnischer Assistent; Agrartechnische Assistentin; Versuchstechniker Landwirtschaft; Landwirtschaftlich-technischer Assistent
en> Looks after trial plots or animals for research, takes samples, measures growth and records what works.
es> Cuida parcelas o animales de ensayo, toma muestras, mide el crecimiento y anota qué funciona.
fr> Suit parcelles ou animaux d’essai, prélève des échantillons, mesure la croissance et note ce qui marche.
de> Betreut Versuchsflächen oder Versuchstiere, nimmt Proben, misst das Wachstum und hält fest, was wirkt.
skills: crop-science, agriculture, environmental-sampling, fieldwork, tractor-driving, data-entry, laboratory
up: agronomist degree; farm-manager lead
side: environmental-technician skills; farm-foreman skills; biological-technician skills

forensic-technician | 19-4092 | science | entry mid senior | bachelor | 0 | -
en: Forensic technician; Forensic scientist; Crime scene investigator; CSI; Crime scene examiner; Forensic science technician; Fingerprint examiner
es: Técnico/a forense; Técnico forense; Técnica forense; Criminalista; Perito en criminalística; Perita en criminalística; Técnico en criminalística; Analista forense
fr: Technicien/ne de police scientifique; Technicien de police scientifique; Technicienne de police scientifique; Technicien en identification criminelle; Expert en criminalistique; Experte en criminalistique; Agent de police technique et scientifique
de: Kriminaltechniker/in; Kriminaltechniker; Kriminaltechnikerin; Spurensicherer; Spurensichererin; Forensiker; Forensikerin; Tatortermittler
en> Secures traces at crime scenes, examines them in the laboratory and explains the findings to a court.
es> Recoge indicios en el lugar del delito, los examina en el laboratorio y explica los resultados ante el tribunal.
fr> Relève les traces sur les lieux d’un crime, les examine au laboratoire et en explique les résultats au tribunal.
de> Sichert Spuren an Tatorten, untersucht sie im Labor und erläutert die Befunde vor Gericht.
skills: forensics, laboratory, photography, chemistry, molecular-biology, report-writing, attention-to-detail
up: chemist degree; microbiologist degree; laboratory-manager lead
side: police-detective skills; biological-technician regular

biologist | 19-1029 | science | entry mid senior | master | 0 | -
en: Biologist; Molecular biologist; Biological scientist; Bioinformatician; Geneticist; Botanist
es: Biólogo/a; Biólogo; Bióloga; Biólogo molecular; Bióloga molecular; Bioinformático; Bioinformática
fr: Biologiste; Biologiste moléculaire; Ingénieur en biologie; Ingénieure en biologie; Bio-informaticien; Bio-informaticienne; Généticien; Généticienne
de: Biologe/-in; Biologe; Biologin; Molekularbiologe; Molekularbiologin; Bioinformatiker; Bioinformatikerin; Genetiker
en> Studies living things, from genes to whole habitats, with experiments and observation, and puts the findings to use.
es> Estudia los seres vivos, de los genes a los ecosistemas, con experimentos y observación, y aplica lo que descubre.
fr> Étudie le vivant, du gène au milieu naturel, par l’expérience et l’observation, et met ses résultats à profit.
de> Erforscht Lebewesen, vom Gen bis zum Lebensraum, mit Versuchen und Beobachtung und macht die Ergebnisse nutzbar.
skills: biology, molecular-biology, research-methods, laboratory, statistics, scientific-writing, r, microscopy
up: medical-scientist degree; laboratory-manager lead; research-director manage
side: microbiologist skills; secondary-school-teacher teach; environmental-scientist sector

wildlife-biologist | 19-1023 | science | entry mid senior | bachelor | 0 | -
en: Wildlife biologist; Zoologist; Marine biologist; Fisheries biologist; Field biologist; Ornithologist
es: Zoólogo/a; Zoólogo; Zoóloga; Biólogo de fauna silvestre; Bióloga de fauna silvestre; Biólogo marino; Bióloga marina; Biólogo de campo
fr: Zoologiste; Biologiste de la faune; Biologiste marin; Biologiste marine; Naturaliste; Ornithologue; Chargé d'études faune; Chargée d'études faune
de: Zoologe/-in; Zoologe; Zoologin; Wildtierbiologe; Wildtierbiologin; Meeresbiologe; Meeresbiologin; Feldbiologe; Feldbiologin
en> Counts and observes wild animals, finds out what harms or helps them and advises on protecting them.
es> Cuenta y observa animales salvajes, averigua qué los perjudica o ayuda y asesora sobre cómo protegerlos.
fr> Dénombre et observe les animaux sauvages, cherche ce qui leur nuit ou les aide et conseille sur leur protection.
de> Zählt und beobachtet Wildtiere, findet heraus, was ihnen schadet oder hilft, und berät zu ihrem Schutz.
skills: biology, fieldwork, statistics, gis, research-methods, report-writing, environmental-impact-assessment
up: natural-resources-manager lead; biologist degree
side: environmental-scientist skills; forester sector; animal-caretaker regular

biochemist | 19-1021 | science | entry mid senior lead | doctorate | 0 | -
en: Biochemist; Biophysicist; Protein scientist; Research biochemist; Structural biologist; Biotechnologist
es: Bioquímico/a; Bioquímico; Bioquímica; Biofísico; Biofísica; Biotecnólogo; Biotecnóloga
fr: Biochimiste; Biophysicien; Biophysicienne; Chercheur en biochimie; Chercheuse en biochimie; Ingénieur en biochimie; Biotechnologiste
de: Biochemiker/in; Biochemiker; Biochemikerin; Biophysiker; Biophysikerin; Biotechnologe; Biotechnologin; Proteinbiochemiker
en> Studies the chemistry inside living cells and uses it to develop medicines, tests or enzymes.
es> Estudia la química de las células vivas y la aprovecha para desarrollar fármacos, pruebas diagnósticas o enzimas.
fr> Étudie la chimie des cellules vivantes et s’en sert pour mettre au point médicaments, tests ou enzymes.
de> Erforscht die Chemie lebender Zellen und nutzt sie, um Arzneimittel, Tests oder Enzyme zu entwickeln.
skills: molecular-biology, chemistry, cell-culture, chromatography, research-methods, scientific-writing, statistics
up: research-director lead; laboratory-manager lead
side: medical-scientist skills; microbiologist skills; professor teach

microbiologist | 19-1022 | science | entry mid senior | bachelor | 0 | -
en: Microbiologist; Bacteriologist; Virologist; Industrial microbiologist; Food microbiologist; Clinical microbiologist
es: Microbiólogo/a; Microbiólogo; Microbióloga; Bacteriólogo; Bacterióloga; Virólogo; Viróloga; Microbiólogo de alimentos
fr: Microbiologiste; Bactériologiste; Virologue; Ingénieur microbiologie; Ingénieure microbiologie; Microbiologiste alimentaire; Responsable microbiologie
de: Mikrobiologe/-in; Mikrobiologe; Mikrobiologin; Bakteriologe; Bakteriologin; Virologe; Virologin; Lebensmittelmikrobiologe
en> Studies bacteria, viruses and fungi, to fight infections, keep food and medicines clean, or let microbes do useful work.
es> Estudia bacterias, virus y hongos para combatir infecciones, mantener limpios alimentos y fármacos o aprovechar su trabajo.
fr> Étudie bactéries, virus et champignons pour combattre les infections, garder aliments et médicaments sains ou les employer utilement.
de> Erforscht Bakterien, Viren und Pilze, um Infektionen zu bekämpfen, Lebensmittel und Arzneien rein zu halten oder Mikroben zu nutzen.
skills: biology, laboratory, cell-culture, molecular-biology, microscopy, quality-control, gmp, research-methods
up: medical-scientist degree; laboratory-manager lead
side: food-scientist sector; chemist skills; biologist skills

medical-scientist | 19-1042 | science | mid senior lead | doctorate | 2 | -
en: Medical research scientist; Medical scientist; Biomedical researcher; Clinical research scientist; Cancer researcher; Pharmacologist; Immunologist
es: Investigador/a biomédico/a; Investigador biomédico; Investigadora biomédica; Científico médico; Científica médica; Investigador clínico; Investigadora clínica; Farmacólogo; Inmunólogo
fr: Chercheur/euse en biomédecine; Chercheur biomédical; Chercheuse biomédicale; Chercheur en biomédecine; Chercheuse en biomédecine; Chercheur clinique; Pharmacologue; Immunologiste
de: Medizinische/r Forscher/in; Medizinischer Wissenschaftler; Medizinische Wissenschaftlerin; Biomedizinischer Forscher; Biomedizinische Forscherin; Pharmakologe; Pharmakologin; Immunologe; Immunologin
en> Investigates how diseases arise and how medicines act, in the laboratory and in studies with patients.
es> Investiga cómo surgen las enfermedades y cómo actúan los fármacos, en el laboratorio y en estudios con pacientes.
fr> Cherche comment naissent les maladies et comment agissent les médicaments, au laboratoire et lors d’études avec des patients.
de> Erforscht im Labor und in Studien mit Patienten, wie Krankheiten entstehen und wie Arzneimittel wirken.
skills: clinical-trials, research-methods, molecular-biology, cell-culture, statistics, scientific-writing, grant-writing
up: research-director lead; laboratory-manager manage
side: epidemiologist growing; professor teach; biomedical-engineer skills

epidemiologist | 19-1041 | health | entry mid senior lead | master | 1 | -
en: Epidemiologist; Public health researcher; Infectious disease epidemiologist; Public health analyst; Clinical epidemiologist; Surveillance epidemiologist
es: Epidemiólogo/a; Epidemiólogo; Epidemióloga; Técnico en salud pública; Técnica en salud pública; Analista de salud pública; Investigador en salud pública
fr: Épidémiologiste; Chargé d'études épidémiologiques; Chargée d'études épidémiologiques; Chercheur en santé publique; Chercheuse en santé publique; Épidémiologiste de terrain
de: Epidemiologe/-in; Epidemiologe; Epidemiologin; Public-Health-Wissenschaftler; Public-Health-Wissenschaftlerin; Infektionsepidemiologe; Infektionsepidemiologin
en> Finds out who falls ill, where and why, follows outbreaks through data and advises how to stop them.
es> Averigua quién enferma, dónde y por qué, sigue los brotes con datos y aconseja cómo frenarlos.
fr> Cherche qui tombe malade, où et pourquoi, suit les épidémies par les données et conseille sur les moyens de les freiner.
de> Ermittelt, wer wo und warum erkrankt, verfolgt Ausbrüche anhand von Daten und berät, wie man sie stoppt.
skills: epidemiology, statistics, research-methods, data-analysis, r, survey-design, scientific-writing, infection-control
up: research-director lead; medical-scientist degree; statistician master
side: data-scientist growing; health-educator skills

chemist | 19-2031 | science | entry mid senior lead | bachelor | 0 | -
en: Chemist; Analytical chemist; Research chemist; Formulation chemist; Quality control chemist; Organic chemist
es: Químico/a; Químico; Química; Químico analítico; Química analítica; Químico formulador
fr: Chimiste; Ingénieur chimiste; Ingénieure chimiste; Chimiste analyticien; Chimiste analyticienne; Chimiste formulateur; Chimiste organicien
de: Chemiker/in; Chemiker; Chemikerin; Analytischer Chemiker; Analytische Chemikerin; Entwicklungschemiker; Laborchemiker
en> Makes and studies substances, develops new materials, medicines or colours, and proves what a product contains.
es> Crea y estudia sustancias, desarrolla nuevos materiales, fármacos o colorantes y demuestra qué contiene un producto.
fr> Fabrique et étudie des substances, met au point matériaux, médicaments ou colorants et établit ce que contient un produit.
de> Stellt Stoffe her und untersucht sie, entwickelt Werkstoffe, Arzneien oder Farben und weist nach, was ein Produkt enthält.
skills: chemistry, chromatography, spectroscopy, laboratory, quality-control, gmp, research-methods, scientific-writing
up: laboratory-manager lead; research-director manage; chemical-engineer degree
side: food-scientist sector; quality-engineer skills; secondary-school-teacher teach

physicist | 19-2012 | science | entry mid senior lead | doctorate | 0 | -
en: Physicist; Research physicist; Medical physicist; Optical physicist; Applied physicist; Experimental physicist; Health physicist
es: Físico/a; Físico; Física; Físico médico; Radiofísico; Radiofísica; Físico investigador; Física investigadora
fr: Physicien/ne; Physicien; Physicienne; Physicien médical; Physicienne médicale; Ingénieur physicien; Ingénieure physicienne; Chercheur en physique
de: Physiker/in; Physiker; Physikerin; Medizinphysiker; Medizinphysikerin; Forschungsphysiker; Forschungsphysikerin; Experimentalphysiker; Laserphysiker
en> Explores matter, energy and radiation with experiments and models, or applies them in lasers, imaging and sensors.
es> Investiga la materia, la energía y la radiación con experimentos y modelos, o las aplica en láseres, imagen y sensores.
fr> Explore matière, énergie et rayonnement par l’expérience et le modèle, ou les applique aux lasers, à l’imagerie, aux capteurs.
de> Erforscht Materie, Energie und Strahlung mit Versuchen und Modellen oder nutzt sie in Lasern, Bildgebung und Sensorik.
skills: physics, mathematical-optimization, simulation, matlab, python, research-methods, scientific-writing, electronics
up: research-director lead; engineering-manager lead
side: data-scientist growing; secondary-school-teacher teach; electronics-engineer sector; professor teach

geologist | 19-2042 | science | entry mid senior lead | bachelor | 0 | -
en: Geologist; Geoscientist; Exploration geologist; Engineering geologist; Geophysicist; Hydrogeologist; Mining geologist
es: Geólogo/a; Geólogo; Geóloga; Geofísico; Geofísica; Hidrogeólogo; Hidrogeóloga; Geólogo de exploración
fr: Géologue; Géophysicien; Géophysicienne; Hydrogéologue; Ingénieur géologue; Ingénieure géologue; Géologue d'exploration; Géotechnicien
de: Geologe/-in; Geologe; Geologin; Geowissenschaftler; Geowissenschaftlerin; Geophysiker; Geophysikerin; Hydrogeologe; Hydrogeologin
en> Reads rocks, ground and water layers in the field and from data, for building, raw materials or protection from hazards.
es> Interpreta rocas, suelos y acuíferos en campo y con datos, para la obra, las materias primas o la prevención de riesgos.
fr> Lit roches, sols et nappes sur le terrain et dans les données, pour bâtir, trouver des ressources ou prévenir des risques.
de> Deutet Gesteine, Boden und Grundwasser im Gelände und aus Daten, für Bau, Rohstoffe oder Schutz vor Gefahren.
skills: geology, gis, fieldwork, environmental-sampling, remote-sensing, report-writing, data-analysis
up: laboratory-manager lead; research-director lead; engineering-manager lead
side: environmental-scientist sector; gis-analyst skills; civil-engineer skills

meteorologist | 19-2021 | science | entry mid senior | bachelor | 0 | -
en: Meteorologist; Weather forecaster; Climate scientist; Climatologist; Atmospheric scientist; Aviation meteorologist
es: Meteorólogo/a; Meteorólogo; Meteoróloga; Climatólogo; Climatóloga; Predictor meteorológico; Predictora meteorológica
fr: Météorologue; Prévisionniste météo; Climatologue; Ingénieur météorologue; Ingénieure météorologue; Météorologiste
de: Meteorologe/-in; Meteorologe; Meteorologin; Klimaforscher; Klimaforscherin; Klimatologe; Klimatologin; Wettervorhersager
en> Observes the atmosphere, runs weather or climate models and warns pilots, farmers and the public of what is coming.
es> Observa la atmósfera, trabaja con modelos del tiempo o del clima y avisa a pilotos, agricultores y población.
fr> Observe l’atmosphère, exploite des modèles de temps ou de climat et alerte pilotes, agriculteurs et population.
de> Beobachtet die Atmosphäre, rechnet mit Wetter- oder Klimamodellen und warnt Luftfahrt, Landwirtschaft und Bevölkerung.
skills: physics, simulation, data-analysis, remote-sensing, python, statistics, communication
up: research-director lead
side: environmental-scientist skills; data-scientist growing; emergency-manager sector

environmental-scientist | 19-2041 | science | entry mid senior lead | bachelor | 0 | -
en: Environmental scientist; Environmental consultant; Ecologist; Environmental specialist; Environmental officer
es: Ambientólogo/a; Ambientólogo; Ambientóloga; Consultor ambiental; Consultora ambiental; Ecólogo; Ecóloga; Técnico superior de medio ambiente
fr: Chargé/e d'études environnement; Chargé d'études environnement; Chargée d'études environnement; Écologue; Consultant environnement; Consultante environnement; Chargé de mission environnement
de: Umweltwissenschaftler/in; Umweltwissenschaftler; Umweltwissenschaftlerin; Umweltberater; Umweltberaterin; Ökologe; Ökologin; Umweltgutachter; Umweltbeauftragter
en> Examines how nature, climate and human activity affect each other and advises builders, firms and authorities on protection.
es> Examina cómo se influyen naturaleza, clima y actividad humana y asesora sobre protección a promotores, empresas y administraciones.
fr> Examine les effets réciproques de la nature, du climat et des activités humaines et conseille maîtres d’ouvrage, entreprises et autorités.
de> Untersucht, wie Natur, Klima und menschliches Handeln sich beeinflussen, und berät Bauherren, Firmen und Behörden beim Schutz.
skills: environment, environmental-impact-assessment, gis, environmental-sampling, statistics, report-writing, fieldwork, compliance
up: environmental-engineer degree; laboratory-manager lead; program-manager lead
side: sustainability-specialist skills; environmental-health-officer sector; gis-analyst skills

food-scientist | 19-1012 | food | entry mid senior lead | bachelor | 0 | -
en: Food scientist; Food technologist; Product development technologist (food); Food development scientist; Food safety specialist; Food quality specialist; Sensory scientist
es: Tecnólogo/a de alimentos; Tecnólogo de alimentos; Tecnóloga de alimentos; Ingeniero de alimentos; Ingeniera de alimentos; Técnico de I+D alimentaria; Responsable de seguridad alimentaria
fr: Ingénieur/e agroalimentaire; Ingénieur agroalimentaire; Ingénieure agroalimentaire; Ingénieur R&D agroalimentaire; Technologue alimentaire; Responsable sécurité des aliments; Chargé de développement produits alimentaires
de: Lebensmitteltechnologe/-in; Lebensmitteltechnologe; Lebensmitteltechnologin; Lebensmittelchemiker; Lebensmittelchemikerin; Produktentwickler Lebensmittel; Produktentwicklerin Lebensmittel; Lebensmittelingenieur
en> Develops foods and drinks, tests taste, shelf life and safety, and brings recipes from the kitchen to the production line.
es> Desarrolla alimentos y bebidas, prueba sabor, duración y seguridad, y lleva las recetas de la cocina a la línea.
fr> Met au point aliments et boissons, en teste goût, conservation et sécurité, et porte la recette de la cuisine à l’usine.
de> Entwickelt Lebensmittel und Getränke, prüft Geschmack, Haltbarkeit und Sicherheit und bringt Rezepte von der Küche in die Produktion.
skills: food-safety, chemistry, product-design, quality-control, laboratory, research-methods, gmp, project-management
up: laboratory-manager lead; product-manager breadth; industrial-engineer breadth
side: quality-engineer skills; microbiologist skills; dietitian sector

agronomist | 19-1013 | agriculture | entry mid senior | bachelor | 0 | -
en: Agronomist; Crop consultant; Soil scientist; Plant scientist; Agricultural adviser; Crop scientist; Plant breeder
es: Ingeniero/a agrónomo/a; Ingeniero agrónomo; Ingeniera agrónoma; Agrónomo; Agrónoma; Asesor agrícola; Asesora agrícola; Técnico agrícola; Edafólogo
fr: Ingénieur/e agronome; Ingénieur agronome; Ingénieure agronome; Agronome; Conseiller agricole; Conseillère agricole; Conseiller de cultures; Pédologue; Sélectionneur de plantes
de: Agrarwissenschaftler/in; Agrarwissenschaftler; Agrarwissenschaftlerin; Agraringenieur; Agraringenieurin; Pflanzenbauberater; Pflanzenbauberaterin; Pflanzenzüchter; Bodenkundler
en> Tests soils and crops, and advises farms on what to sow, how to feed and protect it, and how to save water.
es> Analiza suelos y cultivos y aconseja a las explotaciones qué sembrar, cómo abonarlo y protegerlo y cómo ahorrar agua.
fr> Teste sols et cultures et conseille les exploitations sur les semis, la fertilisation, la protection et l’économie d’eau.
de> Untersucht Böden und Kulturen und berät Betriebe zu Aussaat, Düngung, Pflanzenschutz und sparsamem Umgang mit Wasser.
skills: crop-science, agriculture, environmental-sampling, statistics, fieldwork, communication, biology
up: natural-resources-manager lead; laboratory-manager lead
side: farm-manager skills; technical-sales-representative sector; environmental-scientist skills

forester | 19-1032 | agriculture | entry mid senior | bachelor | 0 | -
en: Forester; Forest manager (district); Forestry officer; Conservation scientist; Woodland officer; Forest ranger; Conservation officer
es: Ingeniero/a forestal; Ingeniero forestal; Ingeniera forestal; Ingeniero de montes; Ingeniera de montes; Técnico forestal; Técnica forestal; Agente forestal; Guarda forestal
fr: Forestier/ère; Forestier; Forestière; Technicien forestier; Technicienne forestière; Ingénieur forestier; Ingénieure forestière; Agent forestier; Garde forestier
de: Förster/in; Förster; Försterin; Forstingenieur; Forstingenieurin; Revierleiter Forst; Revierleiterin Forst; Forstwissenschaftler; Forstwissenschaftlerin
en> Cares for a forest: decides what is planted and felled, guards plants and animals, and works with owners and visitors.
es> Cuida un monte: decide qué se planta y se corta, protege flora y fauna y trata con propietarios y visitantes.
fr> Prend soin d’une forêt, décide des plantations et des coupes, protège faune et flore et dialogue avec propriétaires et visiteurs.
de> Betreut einen Wald, bestimmt, was gepflanzt und gefällt wird, schützt Pflanzen und Tiere und berät Waldbesitzer und Besucher.
skills: forestry, environment, gis, fieldwork, surveying, project-management, biology
up: natural-resources-manager lead
side: landscape-architect sector; agronomist skills; tour-guide teach; environmental-scientist skills

natural-resources-manager | 11-9121 | agriculture | senior lead executive | bachelor | 7 | -
en: Natural resources manager; Forestry manager; Conservation manager; National park manager; Agricultural research manager; Head of conservation
es: Responsable de recursos naturales; Director de parque natural; Directora de parque natural; Jefe de servicio forestal; Jefa de servicio forestal; Director de conservación; Directora de conservación
fr: Responsable des ressources naturelles; Directeur de parc naturel; Directrice de parc naturel; Responsable d'unité territoriale forestière; Conservateur d'espaces naturels; Conservatrice d'espaces naturels; Directeur d'agence forestière
de: Leiter/in Forst und Naturschutz; Forstamtsleiter; Forstamtsleiterin; Nationalparkleiter; Nationalparkleiterin; Leiter Naturschutz; Leiterin Naturschutz; Forstdirektor; Forstdirektorin
en> Directs the specialists who look after forests, parks or farmland research, with their budgets, plans and public partners.
es> Dirige a los especialistas que cuidan montes, parques o ensayos agrícolas, con sus presupuestos, planes y socios públicos.
fr> Dirige les spécialistes chargés de forêts, de parcs ou de recherche agricole, avec leurs budgets, plans et partenaires publics.
de> Führt die Fachleute für Wälder, Schutzgebiete oder Agrarforschung und verantwortet Budgets, Pläne und die Arbeit mit Behörden.
skills: environment, leadership, budgeting, stakeholder-management, project-management, grant-writing, compliance
up: -
side: research-director skills; nonprofit-executive-director sector

economist | 19-3011 | science | entry mid senior lead | master | 0 | -
en: Economist; Economic analyst; Policy economist; Chief economist; Economic researcher; Econometrician; Health economist
es: Economista; Analista económico; Analista económica; Investigador económico; Investigadora económica; Econometrista; Economista jefe
fr: Économiste; Chargé d'études économiques; Chargée d'études économiques; Analyste économique; Économètre; Chef économiste; Économiste de la santé
de: Volkswirt/in; Volkswirt; Volkswirtin; Ökonom; Ökonomin; Wirtschaftswissenschaftler; Wirtschaftswissenschaftlerin; Ökonometriker; Chefvolkswirt
en> Studies prices, jobs and trade with data and models, forecasts developments and says what a policy would bring about.
es> Estudia precios, empleo y comercio con datos y modelos, prevé su evolución y dice qué efectos tendría una política.
fr> Étudie prix, emploi et échanges par données et modèles, prévoit leur évolution et dit les effets d’une politique.
de> Untersucht Preise, Arbeit und Handel mit Daten und Modellen, erstellt Prognosen und schätzt die Folgen politischer Maßnahmen.
skills: econometrics, statistics, data-analysis, stata, research-methods, forecasting, report-writing, presentation
up: research-director lead
side: data-scientist growing; financial-analyst sector; policy-adviser skills; professor teach

social-research-assistant | 19-4061 | science | entry mid | bachelor | 0 | -
en: Social research assistant; Research assistant; Survey researcher; Social science research assistant; Junior social researcher; Field researcher
es: Asistente de investigación social; Ayudante de investigación; Auxiliar de investigación; Técnico de encuestas; Técnica de encuestas; Asistente de investigación
fr: Assistant/e de recherche en sciences sociales; Assistant de recherche; Assistante de recherche; Chargé d'enquêtes; Chargée d'enquêtes; Assistant d'études sociales; Assistante d'études sociales
de: Forschungsassistent/in Sozialwissenschaften; Forschungsassistent; Forschungsassistentin; Projektassistenz Forschung; Mitarbeiter Sozialforschung; Mitarbeiterin Sozialforschung
en> Helps with studies about people and society: gathers literature, interviews, codes answers and prepares tables.
es> Colabora en estudios sobre personas y sociedad: reúne bibliografía, entrevista, codifica respuestas y prepara tablas.
fr> Participe à des études sur les personnes et la société, réunit la littérature, mène des entretiens et code les réponses.
de> Arbeitet an Studien über Menschen und Gesellschaft mit, sucht Literatur, führt Interviews und bereitet Daten auf.
skills: research, survey-design, interviewing, spss, data-entry, excel, report-writing
up: sociologist degree; market-research-analyst breadth; economist degree
side: data-analyst growing; marketing-coordinator sector

sociologist | 19-3041 | science | entry mid senior lead | master | 1 | -
en: Social researcher; Sociologist; Social scientist; Senior social researcher; Evaluation researcher; Demographer; Anthropologist
es: Sociólogo/a; Sociólogo; Socióloga; Investigador social; Investigadora social; Científico social; Demógrafo; Demógrafa; Antropólogo; Antropóloga
fr: Sociologue; Chercheur en sciences sociales; Chercheuse en sciences sociales; Chargé d'études sociologiques; Chargée d'études sociologiques; Démographe; Anthropologue
de: Sozialforscher/in; Sozialforscher; Sozialforscherin; Soziologe; Soziologin; Sozialwissenschaftler; Sozialwissenschaftlerin; Demograf; Demografin; Ethnologe
en> Studies how groups and societies live together and change, and what a programme or law does to people's lives.
es> Estudia cómo conviven y cambian los grupos y las sociedades, y qué efecto tiene un programa o una ley en la gente.
fr> Étudie la façon dont groupes et sociétés vivent et changent, et l’effet d’un programme ou d’une loi sur les gens.
de> Untersucht, wie Gruppen und Gesellschaften zusammenleben und sich wandeln und was Programme oder Gesetze bewirken.
skills: research-methods, survey-design, interviewing, statistics, spss, scientific-writing, report-writing, presentation
up: research-director lead
side: market-research-analyst sector; policy-adviser skills; university-lecturer teach

clinical-psychologist | 19-3033 | health | entry mid senior lead | doctorate | 1 | psychologist-licence
en: Clinical psychologist; Psychologist; Psychotherapist; Counselling psychologist; Child psychologist; Practitioner psychologist
es: Psicólogo/a clínico/a; Psicólogo clínico; Psicóloga clínica; Psicólogo; Psicóloga; Psicólogo general sanitario; Psicóloga general sanitaria; Psicoterapeuta; PIR
fr: Psychologue clinicien/ne; Psychologue clinicien; Psychologue clinicienne; Psychologue; Psychothérapeute; Psychologue de l'enfant
de: Psychologische/r Psychotherapeut/in; Psychologischer Psychotherapeut; Psychologische Psychotherapeutin; Psychotherapeut; Psychotherapeutin; Klinischer Psychologe; Klinische Psychologin; Psychologe; Psychologin
en> Assesses and treats people with mental suffering through talks, tests and therapy, alone, in groups or with families.
es> Evalúa y trata el sufrimiento psíquico con entrevistas, pruebas y terapia, de forma individual, en grupo o con familias.
fr> Évalue et soigne la souffrance psychique par entretiens, tests et thérapie, seul à seul, en groupe ou en famille.
de> Untersucht und behandelt psychisches Leid mit Gesprächen, Tests und Therapie, einzeln, in Gruppen oder mit Familien.
skills: psychotherapy, psychological-assessment, counseling, crisis-intervention, empathy, report-writing, research-methods
up: neuropsychologist master; research-director lead
side: school-psychologist regular; psychological-counsellor skills; university-lecturer teach

neuropsychologist | 19-3039 | health | mid senior lead | doctorate | 3 | psychologist-licence
en: Neuropsychologist; Clinical neuropsychologist; Forensic psychologist; Consultant psychologist; Rehabilitation psychologist; Health psychologist
es: Neuropsicólogo/a; Neuropsicólogo; Neuropsicóloga; Neuropsicólogo clínico; Neuropsicóloga clínica; Psicólogo forense; Psicóloga forense
fr: Neuropsychologue; Psychologue spécialisé en neuropsychologie; Psychologue spécialisée en neuropsychologie; Psychologue en rééducation; Psychologue expert judiciaire
de: Neuropsychologe/-in; Neuropsychologe; Neuropsychologin; Klinischer Neuropsychologe; Klinische Neuropsychologin; Rechtspsychologe; Rechtspsychologin
en> Specialises in a difficult field such as brain injury or court reports, tests what a person can do and plans recovery.
es> Se especializa en un campo difícil, como el daño cerebral o los peritajes, evalúa capacidades y planifica la recuperación.
fr> Se spécialise dans un domaine exigeant, lésions cérébrales ou expertises, évalue les capacités et prépare la récupération.
de> Ist auf ein schwieriges Gebiet wie Hirnschäden oder Gutachten spezialisiert, prüft Fähigkeiten und plant die Genesung.
skills: psychological-assessment, psychotherapy, report-writing, research-methods, patient-care, statistics, care-planning
up: research-director lead
side: clinical-psychologist skills; professor teach

school-psychologist | 19-3034 | education | entry mid senior | master | 0 | psychologist-licence
en: School psychologist; Educational psychologist; Psychologist in schools; Child and educational psychologist; Learning assessment psychologist
es: Psicólogo/a educativo/a; Psicólogo educativo; Psicóloga educativa; Psicólogo escolar; Psicóloga escolar; Psicopedagogo; Psicopedagoga
fr: Psychologue scolaire; Psychologue de l'Éducation nationale; PsyEN; Psychologue en milieu scolaire; Psychologue de l'éducation
de: Schulpsychologe/-in; Schulpsychologe; Schulpsychologin; Pädagogischer Psychologe; Pädagogische Psychologin; Berater schulpsychologischer Dienst
en> Helps pupils who struggle with learning, feelings or others, tests them where useful and advises teachers and parents.
es> Ayuda a alumnos con dificultades de aprendizaje, emociones o convivencia, los evalúa si hace falta y orienta a docentes y familias.
fr> Aide les élèves en difficulté d’apprentissage, d’émotions ou de relations, les évalue au besoin et conseille enseignants et parents.
de> Unterstützt Schüler bei Problemen mit Lernen, Gefühlen oder Mitschülern, testet bei Bedarf und berät Lehrkräfte und Eltern.
skills: psychological-assessment, counseling, special-education, crisis-intervention, safeguarding, communication, report-writing
up: clinical-psychologist licence; education-director lead
side: school-counsellor skills; special-education-teacher skills

urban-planner | 19-3051 | public | entry mid senior | master | 0 | -
en: Urban planner; Town planner; City planner; Spatial planner; Planning officer; Regional planner
es: Urbanista; Técnico de urbanismo; Técnica de urbanismo; Planificador urbano; Planificadora urbana; Planificador territorial; Planificadora territorial; Técnico de movilidad
fr: Urbaniste; Chargé d'urbanisme; Chargée d'urbanisme; Chargé d'études en urbanisme; Chargée d'études en urbanisme; Chargé de mission aménagement; Aménageur; Aménageuse
de: Stadtplaner/in; Stadtplaner; Stadtplanerin; Raumplaner; Raumplanerin; Regionalplaner; Regionalplanerin; Städtebauer; Referent Stadtentwicklung
en> Plans how a town uses its land for homes, work, streets and green, and talks it through with those concerned.
es> Planifica cómo usa una ciudad su suelo para vivienda, trabajo, calles y zonas verdes, y lo debate con los afectados.
fr> Organise l’usage du sol d’une ville entre logement, travail, rues et espaces verts, en concertation avec les habitants.
de> Plant, wie eine Stadt ihre Flächen für Wohnen, Arbeit, Verkehr und Grün nutzt, und stimmt es mit Betroffenen ab.
skills: urban-planning, gis, building-regulations, stakeholder-management, report-writing, presentation, environmental-impact-assessment
up: planning-manager lead; architect degree
side: policy-adviser skills; gis-analyst skills; landscape-architect skills

archaeologist | 19-3091 | science | entry mid senior | bachelor | 0 | -
en: Archaeologist; Archeologist; Field archaeologist; Excavation archaeologist; Archaeological technician; Heritage consultant
es: Arqueólogo/a; Arqueólogo; Arqueóloga; Arqueólogo de campo; Técnico en arqueología; Técnica en arqueología; Consultor de patrimonio
fr: Archéologue; Technicien de fouilles; Technicienne de fouilles; Archéologue de terrain; Responsable d'opération archéologique; Chargé d'études patrimoniales
de: Archäologe/-in; Archäologe; Archäologin; Grabungsleiter; Grabungsleiterin; Grabungstechniker; Grabungstechnikerin; Bodendenkmalpfleger
en> Digs up, records and interprets what people left behind in the ground, often just before something new is built there.
es> Excava, documenta e interpreta lo que otros dejaron bajo tierra, a menudo justo antes de que se construya encima.
fr> Fouille, relève et interprète ce que les générations passées ont laissé dans le sol, souvent juste avant un chantier.
de> Gräbt aus, dokumentiert und deutet, was Menschen im Boden hinterließen, oft kurz bevor dort neu gebaut wird.
skills: archaeology, fieldwork, photography, surveying, research-methods, report-writing, gis
up: research-director lead
side: museum-curator skills; gis-analyst growing; tour-guide teach

occupational-safety-technician | 19-5012 | engineering | entry mid | vocational | 0 | -
en: Health and safety technician; Safety technician; Occupational health and safety technician; HSE technician; Safety coordinator; Site safety officer
es: Técnico/a básico/a de prevención; Técnico de seguridad y salud; Técnica de seguridad y salud; Técnico básico de prevención; Coordinador de seguridad; Coordinadora de seguridad; Recurso preventivo
fr: Technicien/ne HSE; Technicien HSE; Technicienne HSE; Animateur sécurité; Animatrice sécurité; Technicien prévention; Technicienne prévention; Assistant HSE
de: Sicherheitstechniker/in; Sicherheitstechniker; Sicherheitstechnikerin; HSE-Techniker; SiGe-Koordinator; SiGeKo; Sicherheitskoordinator; Sicherheitskoordinatorin
en> Walks through workplaces measuring noise, dust and other dangers, checks protective gear and shows people safe ways of working.
es> Recorre los puestos de trabajo, mide ruido, polvo y otros riesgos, revisa los equipos de protección y enseña a trabajar sin riesgo.
fr> Parcourt les postes, mesure bruit, poussières et autres dangers, vérifie les protections et montre les gestes sûrs.
de> Geht durch Arbeitsstätten, misst Lärm, Staub und andere Gefahren, prüft Schutzausrüstung und zeigt sicheres Arbeiten.
skills: safety, workplace-risk-assessment, environmental-sampling, first-aid, training, accident-investigation, report-writing
up: occupational-safety-specialist licence
side: environmental-technician skills; fire-inspector sector

occupational-safety-specialist | 19-5011 | engineering | entry mid senior | bachelor | 1 | safety-officer-qualification
en: Health and safety specialist; Health and safety officer; Safety officer; HSE officer; EHS specialist; Health and safety adviser; Occupational hygienist; Safety specialist
es: Técnico/a de prevención de riesgos laborales; Técnico de prevención de riesgos laborales; Técnica de prevención de riesgos laborales; Técnico de PRL; Técnico superior en PRL; Prevencionista; Técnico HSE; Higienista industrial
fr: Préventeur/trice; Préventeur; Préventrice; Chargé HSE; Chargée HSE; Chargé de prévention; Chargée de prévention; Coordinateur SPS; Chargé de sécurité au travail; Animateur QSE
de: Fachkraft für Arbeitssicherheit; Sicherheitsfachkraft; SiFa; HSE-Spezialist; HSE-Spezialistin; EHS-Spezialist; EHS-Spezialistin; Referent Arbeitsschutz; Referentin Arbeitsschutz
en> Advises a company how to prevent accidents and illness at work, assesses risks, investigates incidents and trains the staff.
es> Asesora a la empresa para evitar accidentes y enfermedades laborales, evalúa riesgos, investiga sucesos y forma a la plantilla.
fr> Conseille l’entreprise pour éviter accidents et maladies du travail, évalue les risques, analyse les événements et forme le personnel.
de> Berät Betriebe, wie sich Unfälle und Krankheiten vermeiden lassen, beurteilt Gefährdungen, untersucht Vorfälle und schult Beschäftigte.
skills: safety, workplace-risk-assessment, accident-investigation, training, compliance, iso-9001, communication
up: safety-engineer degree; hse-manager lead
side: compliance-officer skills; environmental-health-officer sector; quality-engineer skills

laboratory-manager | 11-9121 | science | senior lead | bachelor | 5 | -
en: Laboratory manager; Lab manager; Head of laboratory; Laboratory supervisor; Clinical research manager; Scientific manager; Laboratory director
es: Responsable de laboratorio; Jefe de laboratorio; Jefa de laboratorio; Director de laboratorio; Directora de laboratorio; Supervisor de laboratorio; Supervisora de laboratorio
fr: Responsable de laboratoire; Chef de laboratoire; Cheffe de laboratoire; Directeur de laboratoire; Directrice de laboratoire; Responsable scientifique
de: Laborleiter/in; Laborleiter; Laborleiterin; Laborgruppenleiter; Laborgruppenleiterin; Leiter Labor; Leiterin Labor; Teamleiter Labor; Teamleiterin Labor
en> Runs a laboratory: plans people, instruments and tests, answers for correct results and safety, and keeps the budget.
es> Dirige un laboratorio: organiza personas, equipos y ensayos, responde de resultados y seguridad y cuida el presupuesto.
fr> Dirige un laboratoire, organise personnes, appareils et analyses, répond des résultats et de la sécurité et tient le budget.
de> Leitet ein Labor, plant Personal, Geräte und Untersuchungen, verantwortet richtige Ergebnisse und Sicherheit und hält das Budget ein.
skills: laboratory, leadership, quality-control, budgeting, gmp, safety, iso-9001, scheduling
up: research-director breadth
side: quality-engineer skills; program-manager skills

research-director | 11-9121 | science | lead executive | doctorate | 8 | -
en: Research director; Head of research; Principal investigator; Scientific director; Chief scientific officer; Director of research; Research group leader
es: Director/a de investigación; Director de investigación; Directora de investigación; Investigador principal; Investigadora principal; Director científico; Directora científica; Jefe de grupo de investigación
fr: Directeur/trice de recherche; Directeur de recherche; Directrice de recherche; Directeur scientifique; Directrice scientifique; Responsable de groupe de recherche; Chef d'équipe de recherche
de: Forschungsleiter/in; Forschungsleiter; Forschungsleiterin; Leiter Forschung; Leiterin Forschung; Wissenschaftlicher Leiter; Wissenschaftliche Leiterin; Forschungsgruppenleiter; Institutsleiter
en> Chooses the questions a research group or institute pursues, wins the money for them and leads its scientists.
es> Elige las preguntas que persigue un grupo o instituto, consigue fondos para ellas y dirige a sus científicos.
fr> Choisit les questions que poursuit un groupe ou un institut, en obtient le financement et dirige ses chercheurs.
de> Wählt die Fragen, denen eine Gruppe oder ein Institut nachgeht, wirbt Mittel ein und führt die Forschenden.
skills: research-methods, leadership, grant-writing, strategic-planning, scientific-writing, budgeting, stakeholder-management
up: chief-technology-officer breadth
side: professor teach; engineering-director sector
`;
