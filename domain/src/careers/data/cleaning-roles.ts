/** Roles of cleaning, buildings and grounds, in the format of `catalogue.ts`. */
export const cleaningRoles = `
cleaner | 37-2012 | cleaning | entry mid | none | 0 | -
en: Cleaner; Office cleaner; Cleaning operative; Domestic cleaner; Housekeeper; House cleaner; Hospital cleaner
es: Limpiador/a; Limpiador; Limpiadora; Personal de limpieza; Operario de limpieza; Operaria de limpieza; Empleada de hogar
fr: Agent/e d'entretien; Agent d'entretien; Agente d'entretien; Agent de propreté; Agente de propreté; Femme de ménage; Technicien de surface; Aide ménagère
de: Reinigungskraft; Gebäudereiniger; Gebäudereinigerin; Unterhaltsreinigungskraft; Raumpfleger; Raumpflegerin; Putzkraft; Haushaltshilfe
en> Cleans offices, homes, wards or shops: floors, surfaces, toilets and bins, with the right product for each.
es> Limpia oficinas, viviendas, hospitales o tiendas: suelos, superficies, baños y papeleras, con el producto adecuado.
fr> Nettoie bureaux, logements, services hospitaliers ou magasins : sols, surfaces, sanitaires et poubelles.
de> Reinigt Büros, Wohnungen, Stationen oder Läden: Böden, Flächen, Sanitärräume und Abfall, jeweils mit dem passenden Mittel.
skills: cleaning, floor-care, attention-to-detail, time-management, safety
up: cleaning-supervisor lead; caretaker breadth
side: room-attendant sector; laundry-worker skills; home-care-aide growing; kitchen-porter sector

caretaker | 37-2011 | property | entry mid senior | none | 0 | -
en: Caretaker; Janitor; Building custodian; School caretaker; Site caretaker; Porter (building); Building superintendent
es: Conserje; Portero de finca; Portera de finca; Conserje mantenedor; Encargado de edificio; Bedel
fr: Gardien/ne d'immeuble; Gardien d'immeuble; Gardienne d'immeuble; Concierge d'immeuble; Agent de maintenance scolaire; Factotum
de: Hausmeister/in; Hausmeister; Hausmeisterin; Hauswart; Hauswartin; Abwart; Schulhausmeister; Objektbetreuer; Hausbesorger
en> Looks after a building: cleans, does small repairs, checks heating and locks, and helps the people in it.
es> Cuida de un edificio: limpia, hace pequeñas reparaciones, revisa calefacción y cierres y ayuda a los vecinos.
fr> Veille sur un immeuble : nettoie, fait les petites réparations, surveille le chauffage et aide les occupants.
de> Kümmert sich um ein Gebäude: reinigt, repariert Kleines, prüft Heizung und Schlösser und hilft den Bewohnern.
skills: maintenance, cleaning, power-tools, gardening, safety, customer-service
up: maintenance-worker master; facilities-manager manage
side: cleaner skills; security-guard sector; gardener skills

cleaning-supervisor | 37-1011 | cleaning | senior lead | none | 2 | -
en: Cleaning supervisor; Cleaning team leader; Janitorial supervisor; Cleaning contract supervisor; Head cleaner
es: Encargado/a de limpieza; Encargado de limpieza; Encargada de limpieza; Supervisor de limpieza; Supervisora de limpieza; Jefe de equipo de limpieza
fr: Chef/fe d'équipe de propreté; Chef d'équipe propreté; Cheffe d'équipe propreté; Responsable de site propreté; Agent de maîtrise propreté
de: Objektleiter/in Reinigung; Objektleiter Reinigung; Objektleiterin Gebäudereinigung; Vorarbeiter Gebäudereinigung; Vorarbeiterin Gebäudereinigung; Reinigungsleiter; Teamleiter Reinigung
en> Plans cleaning rounds, shows and checks the work, orders supplies and speaks with the client about quality.
es> Organiza los turnos de limpieza, enseña y revisa el trabajo, pide material y trata con el cliente.
fr> Organise les tournées de nettoyage, forme et contrôle les agents, commande les produits et suit le client.
de> Plant Reinigungsrunden, weist das Personal ein, kontrolliert die Arbeit, bestellt Material und spricht mit dem Kunden.
skills: cleaning, leadership, rostering, quality-control, inventory, customer-service, training
up: facilities-manager manage; business-owner own
side: housekeeping-supervisor sector; landscaping-supervisor sector; warehouse-team-leader sector

laundry-worker | 51-6011 | cleaning | entry mid | none | 0 | -
en: Laundry worker; Laundry attendant; Dry cleaner; Laundry operative; Linen room attendant
es: Operario/a de lavandería; Operario de lavandería; Operaria de lavandería; Lavandero; Lavandera; Empleado de tintorería
fr: Agent/e de blanchisserie; Agent de blanchisserie; Agente de blanchisserie; Opérateur en blanchisserie; Lingère; Employé de pressing; Employée de pressing
de: Wäschereimitarbeiter/in; Wäschereimitarbeiter; Wäschereimitarbeiterin; Textilreiniger; Textilreinigerin; Wäschereihelfer; Büglerin
en> Sorts, washes, dries, presses and packs linen and clothing, treating stains and fabrics as they need.
es> Clasifica, lava, seca, plancha y empaqueta ropa y lencería, tratando cada mancha y tejido como conviene.
fr> Trie, lave, sèche, repasse et conditionne linge et vêtements, en traitant taches et textiles comme il faut.
de> Sortiert, wäscht, trocknet, bügelt und verpackt Wäsche und Kleidung und behandelt Flecken und Stoffe fachgerecht.
skills: laundry, machine-operation, attention-to-detail, safety, teamwork
up: housekeeping-supervisor lead
side: room-attendant sector; packer sector; cleaner skills

pest-control-technician | 37-2021 | cleaning | entry mid senior | school | 0 | pesticide-certificate; driving-licence-b
en: Pest control technician; Exterminator; Pest controller; Pest control operator; Fumigator
es: Técnico/a de control de plagas; Técnico de control de plagas; Técnica de control de plagas; Fumigador; Fumigadora; Aplicador de biocidas
fr: Technicien/ne hygiéniste 3D; Technicien 3D; Technicien en dératisation; Technicienne en dératisation; Applicateur hygiéniste; Agent de désinsectisation
de: Schädlingsbekämpfer/in; Schädlingsbekämpfer; Schädlingsbekämpferin; Kammerjäger; Kammerjägerin; Desinfektor
en> Finds out which pests are in a building, treats or traps them safely, and shows how to keep them away.
es> Identifica las plagas de un edificio, las trata o captura con seguridad y explica cómo evitar que vuelvan.
fr> Identifie les nuisibles d’un bâtiment, les traite ou les piège sans danger et conseille pour éviter leur retour.
de> Stellt fest, welche Schädlinge im Gebäude sind, bekämpft sie sicher und berät, wie man sie fernhält.
skills: pest-control, safety, customer-service, driving, report-writing, problem-solving
up: cleaning-supervisor lead; environmental-health-officer degree; business-owner own
side: tree-surgeon skills; maintenance-worker skills

gardener | 37-3011 | agriculture | entry mid senior | none | 0 | -
en: Gardener; Landscaper; Groundskeeper; Landscape gardener; Grounds maintenance worker; Greenkeeper; Landscape worker
es: Jardinero/a; Jardinero; Jardinera; Peón de jardinería; Oficial de jardinería; Operario de jardinería; Greenkeeper
fr: Jardinier/ère; Jardinier; Jardinière; Jardinier paysagiste; Ouvrier paysagiste; Ouvrière paysagiste; Agent d'espaces verts
de: Gärtner/in; Gärtner; Gärtnerin; Landschaftsgärtner; Landschaftsgärtnerin; Gartenpfleger; Gartenhelfer; Greenkeeper
en> Plants, mows, prunes and waters gardens, parks and grounds, and lays lawns, paths and beds.
es> Planta, siega, poda y riega jardines, parques y zonas verdes, y construye céspedes, senderos y parterres.
fr> Plante, tond, taille et arrose jardins et parcs, et crée pelouses, allées et massifs.
de> Pflanzt, mäht, schneidet und wässert Gärten, Parks und Außenanlagen und legt Rasen, Wege und Beete an.
skills: gardening, planting, power-tools, irrigation, chainsaw, safety
up: landscaping-supervisor lead; tree-surgeon master; business-owner own
side: farm-worker skills; caretaker regular; construction-labourer sector

tree-surgeon | 37-3013 | agriculture | entry mid senior | vocational | 1 | chainsaw-certificate
en: Tree surgeon; Arborist; Tree climber; Tree trimmer; Tree worker; Arboriculturist
es: Podador/a en altura; Podador; Podadora; Arbolista; Arboricultor; Podador trepador; Podador de altura
fr: Élagueur/euse; Élagueur; Élagueuse; Arboriste-grimpeur; Arboriste-grimpeuse; Grimpeur élagueur
de: Baumpfleger/in; Baumpfleger; Baumpflegerin; Baumkletterer; Baumkletterin; European Tree Worker; Fachagrarwirt Baumpflege
en> Climbs and works on trees with ropes and saws: prunes, makes them safe, fells them and clears the wood.
es> Trepa y trabaja en los árboles con cuerdas y sierras: poda, asegura, tala y retira la madera.
fr> Grimpe et travaille dans les arbres avec cordes et tronçonneuse : taille, sécurise, abat et évacue le bois.
de> Klettert mit Seil und Säge in Bäume, schneidet und sichert sie, fällt sie und räumt das Holz weg.
skills: tree-care, chainsaw, working-at-height, safety, first-aid, driving
up: landscaping-supervisor lead; business-owner own
side: forestry-worker skills; gardener regular

landscaping-supervisor | 37-1012 | agriculture | senior lead | vocational | 4 | driving-licence-b
en: Landscaping supervisor; Head gardener; Grounds manager; Landscape foreman; Parks supervisor; Grounds maintenance supervisor
es: Encargado/a de jardinería; Encargado de jardinería; Encargada de jardinería; Capataz de jardinería; Jefe de equipo de jardinería; Jardinero mayor
fr: Chef/fe d'équipe paysagiste; Chef d'équipe paysage; Cheffe d'équipe espaces verts; Chef jardinier; Responsable espaces verts; Chef de chantier paysage
de: Vorarbeiter/in Garten- und Landschaftsbau; Vorarbeiter GaLaBau; Gärtnermeister; Gärtnermeisterin; Obergärtner; Bauleiter Landschaftsbau; Grünflächenleiter
en> Leads gardening crews: plans sites and seasons, reads planting plans, orders plants and machines, and checks results.
es> Dirige cuadrillas de jardinería: organiza obras y temporadas, interpreta planos, pide plantas y maquinaria y revisa el resultado.
fr> Encadre des équipes de jardiniers : organise chantiers et saisons, lit les plans, commande végétaux et matériel.
de> Führt Gartenkolonnen: plant Baustellen und Saison, liest Pflanzpläne, bestellt Pflanzen und Maschinen und prüft das Ergebnis.
skills: gardening, leadership, planting, blueprint-reading, rostering, irrigation, safety, customer-service
up: facilities-manager breadth; landscape-architect degree; business-owner own
side: farm-foreman sector; construction-foreman sector
`;
