/** Resumes of invented people, in the notation of `testing/lay-out.ts`. */
export const french = `
=== infirmière, colonne à gauche | page
{L}
## CONTACT
06 12 34 98 76
claire.dubois@example.fr
8 rue des Lilas
44000 Nantes
## COMPÉTENCES
Soins infirmiers
Prises de sang
Éducation thérapeutique
## LANGUES
Anglais : B2
Espagnol : notions
## CENTRES D'INTÉRÊT
Course à pied, chorale
{R}
# Claire DUBOIS
Infirmière diplômée d'État
## EXPÉRIENCE PROFESSIONNELLE
*Infirmière en cardiologie
CHU de l'Estuaire, Nantes
Septembre 2016 – Aujourd'hui
• Suivi des patients opérés et éducation thérapeutique des familles
*Infirmière en EHPAD
Résidence Les Marronniers, Rezé
Juillet 2013 – Août 2016
## FORMATION
*Diplôme d'État d'infirmier
IFSI de Nantes
2013
--- want
name: Claire Dubois
email: claire.dubois@example.fr
phone: 06 12 34 98 76
place: 44000 Nantes
job: Infirmière en cardiologie | CHU de l'Estuaire | 2016-09 | now
job: Infirmière en EHPAD | Résidence Les Marronniers | 2013-07 | 2016-08
edu: Diplôme d'État d'infirmier | IFSI de Nantes | 2013
skills: Soins infirmiers; Prises de sang; Éducation thérapeutique
langs: Anglais B2; Espagnol notions
custom: Centres d'intérêt

=== soudeur, dates à gauche | page
# Yannick LE GOFF
32 ans – Permis B et véhicule
12, rue du Port – 29200 Brest
Tél. : 07.55.01.23.45 – Mail : yannick.legoff@example.com
## EXPÉRIENCES PROFESSIONNELLES
2018 – 2024 << *Soudeur TIG, Chantiers de l'Iroise, Brest
 << • Soudure de tuyauterie inox
2012 – 2018 << *Chaudronnier-soudeur, Armor Métal SARL, Quimper
 << • Lecture de plans
## FORMATIONS
2012 << Bac Pro Technicien en chaudronnerie industrielle, Lycée Vauban, Brest
2010 << CAP Réalisation en chaudronnerie, Lycée Vauban, Brest
## COMPÉTENCES
Soudure TIG, Soudure MIG/MAG, Lecture de plans, CACES R489
--- want
name: Yannick Le Goff
email: yannick.legoff@example.com
phone: 07 55 01 23 45
place: 29200 Brest
job: Soudeur TIG | Chantiers de l'Iroise | 2018 | 2024
job: Chaudronnier-soudeur | Armor Métal SARL | 2012 | 2018
edu: Bac Pro Technicien en chaudronnerie industrielle | Lycée Vauban | 2012
edu: CAP Réalisation en chaudronnerie | Lycée Vauban | 2010
skills: Soudure TIG; Soudure MIG/MAG; Lecture de plans; CACES R489

=== électricien, Word | docx
Karim BENALI
Électricien du bâtiment
15 avenue Jean Jaurès, 69007 Lyon
06 99 55 01 77 | karim.benali@example.fr
## Expériences professionnelles
*Électricien, Rhône Énergie SAS, Lyon (depuis mars 2019)
• Installation et mise aux normes de logements
*Apprenti électricien, Élec Service, Villeurbanne (septembre 2016 à février 2019)
• Câblage de tableaux
## Formation
2019 : BP Électricien, CFA du Bâtiment de Dardilly
2017 : CAP Électricien, CFA du Bâtiment de Dardilly
## Habilitations
B1V, BR, BC
## Savoir-faire
Câblage, Domotique, Dépannage
--- want
name: Karim Benali
email: karim.benali@example.fr
phone: 06 99 55 01 77
place: 69007 Lyon
job: Électricien | Rhône Énergie SAS | 2019-03 | now
job: Apprenti électricien | Élec Service | 2016-09 | 2019-02
edu: BP Électricien | CFA du Bâtiment de Dardilly | 2019
edu: CAP Électricien | CFA du Bâtiment de Dardilly | 2017
skills: Câblage; Domotique; Dépannage

=== professeure, LaTeX | words
# Mathilde Renaud
~ 5 place de la Comédie, 34000 Montpellier · 06 44 55 01 12 · mathilde.renaud@example.fr
## Parcours professionnel
*Professeure de français >> sept. 2015 – présent
Collège Jean-Rostand, Montpellier
• Coordinatrice de discipline
*Professeure stagiaire >> 2014 – 2015
Lycée Georges-Brassens, Sète
## Parcours académique
*Master MEEF second degré >> 2014
Université de l'Hérault, Montpellier
*Licence de lettres modernes >> 2012
Université de l'Hérault, Montpellier
## Publications
M. Renaud, Lire à voix haute au collège, Revue des classes, 2020
## Outils informatiques
Pronote, Moodle, Pack Office
--- want
name: Mathilde Renaud
email: mathilde.renaud@example.fr
phone: 06 44 55 01 12
place: 34000 Montpellier
job: Professeure de français | Collège Jean-Rostand | 2015-09 | now
job: Professeure stagiaire | Lycée Georges-Brassens | 2014 | 2015
edu: Master MEEF second degré | Université de l'Hérault | 2014
edu: Licence de lettres modernes | Université de l'Hérault | 2012
skills: Pronote; Moodle; Pack Office
custom: Publications

=== cuisinier, texte brut | txt
Baptiste MERCIER
Cuisinier
Tél : 06 78 55 01 33
baptiste.mercier@example.fr
33000 Bordeaux

EXPÉRIENCES
Chef de partie, Restaurant Le Chai, Bordeaux, 2020 - aujourd'hui
Commis de cuisine, Brasserie des Quais, Bordeaux, 2016 - 2020

FORMATION
CAP Cuisine, Lycée hôtelier de Talence, 2016

COMPÉTENCES
Cuisine traditionnelle, HACCP, Dressage, Gestion des stocks

LOISIRS
Surf, marchés
--- want
name: Baptiste Mercier
email: baptiste.mercier@example.fr
phone: 06 78 55 01 33
place: 33000 Bordeaux
job: Chef de partie | Restaurant Le Chai | 2020 | now
job: Commis de cuisine | Brasserie des Quais | 2016 | 2020
edu: CAP Cuisine | Lycée hôtelier de Talence | 2016
skills: Cuisine traditionnelle; HACCP; Dressage; Gestion des stocks
custom: Loisirs

=== chauffeur routier, entreprise d'abord | page
# Didier FOURNIER
Chauffeur poids lourd
63000 Clermont-Ferrand | 06.20.55.01.44 | didier.fournier@example.net
## Expérience
*TRANSPORTS DES VOLCANS >> 2015 à ce jour
Conducteur routier SPL
• National et régional
*MESSAGERIE ARVERNE >> 2008 – 2015
Chauffeur-livreur
• Tournées de 40 points
## Permis et formations
Permis C et CE
FCO à jour
ADR
## Atouts
Ponctualité, Autonomie, Mécanique de base
--- want
name: Didier Fournier
email: didier.fournier@example.net
phone: 06 20 55 01 44
place: 63000 Clermont-Ferrand
job: Conducteur routier SPL | Transports des Volcans | 2015 | now
job: Chauffeur-livreur | Messagerie Arverne | 2008 | 2015
skills: Ponctualité; Autonomie; Mécanique de base
certs: Permis C et CE; FCO à jour; ADR

=== comptable, plusieurs postes | page
# Sandrine Lemoine
Responsable comptable
Lille • 03 20 55 01 66 • sandrine.lemoine@example.fr
## EXPÉRIENCE PROFESSIONNELLE
*Groupe Textilia Nord SA >> Lille
Responsable comptable >> janvier 2019 – aujourd'hui
• Bilans et liasses fiscales
Comptable unique >> mai 2013 – décembre 2018
• Comptabilité fournisseurs
*Cabinet Delcourt >> Roubaix
Assistante comptable >> 2010 – 2013
## DIPLÔMES
*DCG (Diplôme de comptabilité et de gestion) >> 2013
INTEC Lille
*BTS Comptabilité et gestion >> 2010
Lycée Gaston-Berger, Lille
## LOGICIELS
Sage 100 | Cegid | Excel | SAP
--- want
name: Sandrine Lemoine
email: sandrine.lemoine@example.fr
phone: 03 20 55 01 66
place: Lille
job: Responsable comptable | Groupe Textilia Nord SA | 2019-01 | now
job: Comptable unique | Groupe Textilia Nord SA | 2013-05 | 2018-12
job: Assistante comptable | Cabinet Delcourt | 2010 | 2013
edu: DCG (Diplôme de comptabilité et de gestion) | INTEC Lille | 2013
edu: BTS Comptabilité et gestion | Lycée Gaston-Berger | 2010
skills: Sage 100; Cegid; Excel; SAP

=== juriste, profil en tête | docx
# Éléonore Castaing
Juriste en droit social
Paris 11e – eleonore.castaing@example.fr – +33 6 12 55 01 88
## Profil
Juriste de six ans d'expérience, à l'aise avec les instances représentatives et la négociation d'accords.
## Expériences
*Juriste droit social | Assurances Lutèce | Paris | 10/2019 – en cours
• Conseil aux managers
*Juriste stagiaire | Cabinet Vidal & Associés | Paris | 01/2019 – 06/2019
## Études
*Master 2 Droit social | Université Seine-Nord | 2019
*Licence de droit | Université Seine-Nord | 2016
## Compétences clés
• Droit du travail
• Négociation
• Veille juridique
## Langues
Anglais (courant), Italien (intermédiaire)
--- want
name: Éléonore Castaing
email: eleonore.castaing@example.fr
phone: +33 6 12 55 01 88
place: Paris
job: Juriste droit social | Assurances Lutèce | 2019-10 | now
job: Juriste stagiaire | Cabinet Vidal & Associés | 2019-01 | 2019-06
edu: Master 2 Droit social | Université Seine-Nord | 2019
edu: Licence de droit | Université Seine-Nord | 2016
skills: Droit du travail; Négociation; Veille juridique
langs: Anglais courant; Italien intermédiaire

=== vendeuse, état civil | docx
CURRICULUM VITAE
ÉTAT CIVIL
Nom : Moreau
Prénom : Julie
Adresse : 3 impasse des Roses, 31500 Toulouse
Téléphone : 06 33 55 01 22
Courriel : julie.moreau@example.com
EXPÉRIENCE PROFESSIONNELLE
De mars 2020 à aujourd'hui : Vendeuse, Boutique Capucine, Toulouse
De 2017 à 2020 : Hôtesse de caisse, Supermarché Garonne, Blagnac
FORMATION
2017 : Bac professionnel Commerce, Lycée Hélène-Boucher, Toulouse
COMPÉTENCES
Encaissement, Conseil client, Mise en rayon
CENTRES D'INTÉRÊT
Danse, lecture
--- want
name: Julie Moreau
email: julie.moreau@example.com
phone: 06 33 55 01 22
place: 31500 Toulouse
job: Vendeuse | Boutique Capucine | 2020-03 | now
job: Hôtesse de caisse | Supermarché Garonne | 2017 | 2020
edu: Bac professionnel Commerce | Lycée Hélène-Boucher | 2017
skills: Encaissement; Conseil client; Mise en rayon
custom: Centres d'intérêt

=== aide-soignante, dates dessous | page
# FATOU NDIAYE
Aide-soignante
Marseille (13) | 07 66 55 01 99 | fatou.ndiaye@example.fr
## Expériences
*Aide-soignante
Hôpital Sainte-Victoire, Marseille
depuis avril 2018
• Toilettes, repas, mobilisation
*Auxiliaire de vie
Domicile Services Provence, Aubagne
de 2014 à 2018
• Aide au lever et au coucher
## Formations et diplômes
*Diplôme d'État d'aide-soignant (DEAS)
IFAS Saint-Joseph, Marseille
2018
## Qualités
Écoute | Patience | Esprit d'équipe
--- want
name: Fatou Ndiaye
email: fatou.ndiaye@example.fr
phone: 07 66 55 01 99
place: Marseille (13)
job: Aide-soignante | Hôpital Sainte-Victoire | 2018-04 | now
job: Auxiliaire de vie | Domicile Services Provence | 2014 | 2018
edu: Diplôme d'État d'aide-soignant (DEAS) | IFAS Saint-Joseph | 2018
skills: Écoute; Patience; Esprit d'équipe

=== étudiant, bénévolat | docx
# Hugo Lambert
Étudiant en licence de géographie
Rennes >> hugo.lambert@example.fr
06 01 55 01 10 >> www.hugolambert-example.fr
## Formation
2021 – 2024 >> Licence de géographie, Université de Haute-Bretagne, Rennes
2021 >> Baccalauréat général, Lycée Émile-Zola, Rennes
## Bénévolat
2022 – 2023 >> Animateur, Maison de quartier Villejean
## Informatique
QGIS, Excel, Python
## Langues
Anglais B2, Breton (débutant)
--- want
name: Hugo Lambert
email: hugo.lambert@example.fr
phone: 06 01 55 01 10
place: Rennes
edu: Licence de géographie | Université de Haute-Bretagne | 2024
edu: Baccalauréat général | Lycée Émile-Zola | 2021
skills: QGIS; Excel; Python
langs: Anglais B2; Breton débutant
custom: Bénévolat
links: hugolambert

=== reconversion, compétences d'abord | page
# NADIA BELKACEM
DÉVELOPPEUSE WEB JUNIOR
nadia.belkacem@example.dev   |   06 55 01 77 88   |   Grenoble
## À PROPOS
Ancienne assistante de direction, reconvertie au développement web après une formation intensive de neuf mois.
## COMPÉTENCES TECHNIQUES
Front-end : HTML, CSS, React
Back-end : Node.js, PostgreSQL
## EXPÉRIENCES
*DÉVELOPPEUSE WEB – Coop Numérique
Grenoble | Avril 2023 – Aujourd'hui
• Refonte du site
*ASSISTANTE DE DIRECTION – Mécanique des Alpes SA
Voiron | 2012 – 2022
## FORMATIONS
*Titre professionnel Développeur web
Simplon Alpes | 2022
--- want
name: Nadia Belkacem
email: nadia.belkacem@example.dev
phone: 06 55 01 77 88
place: Grenoble
job: Développeuse web | Coop Numérique | 2023-04 | now
job: Assistante de direction | Mécanique des Alpes SA | 2012 | 2022
edu: Titre professionnel Développeur web | Simplon Alpes | 2022
skills: HTML; CSS; React; Node.js; PostgreSQL

=== ouvrier agricole, une ligne | txt
Tomasz Kowalski
Reims - 06 14 55 01 31 - tomasz.kowalski@example.com

Expérience professionnelle
2018 - à ce jour  Ouvrier viticole, Champagne Hautval, Épernay
2014 - 2018  Ouvrier agricole, EARL des Grands Champs, Châlons

Diplômes
2013  CAP Agricole, Lycée agricole de Somme-Vesle

Langues
Polonais (langue maternelle), français (courant)
--- want
name: Tomasz Kowalski
email: tomasz.kowalski@example.com
phone: 06 14 55 01 31
place: Reims
job: Ouvrier viticole | Champagne Hautval | 2018 | now
job: Ouvrier agricole | EARL des Grands Champs | 2014 | 2018
edu: CAP Agricole | Lycée agricole de Somme-Vesle | 2013
langs: Polonais langue maternelle; français courant

=== militaire, deux pages | page
# Sébastien Caron
Adjudant – Logistique
Toulon (83) – 06 87 55 01 41 – sebastien.caron@example.org
## EXPÉRIENCES PROFESSIONNELLES
*Chef de section logistique
Armée de Terre, Draguignan
Août 2014 – Juillet 2023
• Encadrement de 25 personnes
{F} Sébastien Caron – Page 1/2
{P}
*Magasinier
Armée de Terre, Toul
2005 – 2014
• Gestion des stocks
## FORMATION INITIALE
*Bac Pro Logistique
Lycée des Métiers du Var
2005
## DOMAINES DE COMPÉTENCES
Management | Gestion de stock | Transport
{F} Sébastien Caron – Page 2/2
--- want
name: Sébastien Caron
email: sebastien.caron@example.org
phone: 06 87 55 01 41
place: Toulon (83)
job: Chef de section logistique | Armée de Terre | 2014-08 | 2023-07
job: Magasinier | Armée de Terre | 2005 | 2014
edu: Bac Pro Logistique | Lycée des Métiers du Var | 2005
skills: Management; Gestion de stock; Transport

=== graphiste, colonne à droite, niveaux en points | page
# Manon Girard
Graphiste
{L}
## Expériences
*Graphiste >> 2019 – présent
Studio Papillon, Strasbourg
• Identités visuelles
*Assistante graphiste >> 2017 – 2019
Agence Cigogne, Colmar
## Formation
*BTS Design graphique >> 2017
Lycée Le Corbusier, Illkirch
## Intérêts
Sérigraphie, randonnée
{R}
## Coordonnées
manon.girard@example.com
06 71 55 01 52
67000 Strasbourg
behance.net/manongirard-example
## Compétences
Photoshop ●●●●●
Illustrator ●●●●○
InDesign ●●●○○
## Langues
Allemand ●●●●○
Anglais ●●●○○
--- want
name: Manon Girard
email: manon.girard@example.com
phone: 06 71 55 01 52
place: 67000 Strasbourg
job: Graphiste | Studio Papillon | 2019 | now
job: Assistante graphiste | Agence Cigogne | 2017 | 2019
edu: BTS Design graphique | Lycée Le Corbusier | 2017
skills: Photoshop; Illustrator; InDesign
langs: Allemand; Anglais
custom: Intérêts
links: Behance
`;
