/** Roles of farms and forests, in the format of `catalogue.ts`. */
export const farmingRoles = `
farm-worker | 45-2092 | agriculture | entry mid | none | 0 | -
en: Farm worker; Farm labourer; Fruit picker; Harvest worker; Crop worker; Greenhouse worker; Plant nursery worker; Vineyard worker
es: Peón/a agrícola; Peón agrícola; Peona agrícola; Jornalero; Jornalera; Trabajador agrícola; Trabajadora agrícola; Temporero; Peón de invernadero
fr: Ouvrier/ère agricole; Ouvrier agricole; Ouvrière agricole; Saisonnier agricole; Saisonnière agricole; Cueilleur; Ouvrier viticole; Ouvrier serriste
de: Landwirtschaftliche/r Helfer/in; Landwirtschaftlicher Helfer; Erntehelfer; Erntehelferin; Landarbeiter; Landarbeiterin; Gewächshausmitarbeiter; Gartenbauhelfer
en> Sows, plants, weeds, waters, picks and packs crops in fields, orchards, vineyards or greenhouses as the season asks.
es> Siembra, planta, escarda, riega, recoge y envasa cultivos en campos, huertas, viñedos o invernaderos según la temporada.
fr> Sème, plante, désherbe, arrose, récolte et conditionne en plein champ, verger, vigne ou serre, selon la saison.
de> Sät, pflanzt, jätet, wässert, erntet und verpackt auf Feldern, in Obstanlagen, Weinbergen oder Gewächshäusern, je nach Saison.
skills: agriculture, harvesting, planting, irrigation, manual-handling, teamwork
up: tractor-driver master; farm-foreman lead
side: livestock-worker sector; gardener regular; food-production-worker sector; forestry-worker skills

livestock-worker | 45-2093 | agriculture | entry mid | none | 0 | -
en: Livestock worker; Farmhand; Herdsperson; Dairy worker; Stable hand; Groom (horses); Milker; Stockperson
es: Trabajador/a de ganadería; Ganadero; Ganadera; Mozo de cuadra; Moza de cuadra; Ordeñador; Ordeñadora; Vaquero; Peón ganadero
fr: Agent/e d'élevage; Agent d'élevage; Agente d'élevage; Vacher; Vachère; Palefrenier; Palefrenière; Porcher; Trayeur
de: Tierwirt/in; Tierwirt; Tierwirtin; Melker; Melkerin; Pferdepfleger; Pferdepflegerin; Stallhelfer; Herdenmanager
en> Feeds, milks, cleans out and watches over farm animals, helps at births and spots illness early.
es> Alimenta, ordeña, limpia y vigila el ganado, ayuda en los partos y detecta pronto las enfermedades.
fr> Nourrit, trait, soigne et surveille les animaux de la ferme, aide aux mises bas et repère les malades.
de> Füttert, melkt, mistet aus und beobachtet Nutztiere, hilft bei Geburten und erkennt Krankheiten früh.
skills: livestock-care, milking, animal-care, agriculture, tractor-driving, attention-to-detail
up: farm-foreman lead
side: animal-caretaker sector; farm-worker skills; veterinary-assistant sector

tractor-driver | 45-2091 | agriculture | entry mid senior | vocational | 1 | -
en: Agricultural machinery operator; Tractor driver; Combine operator; Farm machinery operator; Harvester driver; Sprayer operator
es: Tractorista; Maquinista agrícola; Operador de maquinaria agrícola; Operadora de maquinaria agrícola; Conductor de cosechadora; Conductor de tractor
fr: Conducteur/trice d'engins agricoles; Conducteur d'engins agricoles; Conductrice d'engins agricoles; Tractoriste; Chauffeur agricole; Conducteur de moissonneuse-batteuse
de: Landmaschinenführer/in; Landmaschinenführer; Traktorfahrer; Traktorfahrerin; Fachkraft Agrarservice; Mähdrescherfahrer; Schlepperfahrer; Schlepperfahrerin
en> Drives tractors, sprayers and harvesters to prepare soil, sow, treat and bring in crops, and keeps them running.
es> Conduce tractores, pulverizadores y cosechadoras para labrar, sembrar, tratar y cosechar, y los mantiene a punto.
fr> Conduit tracteurs, pulvérisateurs et moissonneuses pour travailler le sol, semer, traiter et récolter, et les entretient.
de> Fährt Traktoren, Spritzen und Erntemaschinen zum Bestellen, Säen, Schützen und Ernten und hält sie in Schuss.
skills: tractor-driving, agriculture, harvesting, pesticide-application, maintenance, hydraulics, safety
up: farm-foreman lead; truck-driver licence
side: forestry-worker skills; excavator-operator sector

farm-foreman | 45-1011 | agriculture | senior lead | vocational | 3 | pesticide-certificate
en: Farm foreman; Farm supervisor; Crew leader (farm); Herd manager; Vineyard foreman; Forestry foreman; Head grower
es: Capataz agrícola; Encargado de finca; Encargada de finca; Encargado agrícola; Encargada agrícola; Capataz de explotación; Jefe de cultivo
fr: Chef/fe de culture; Chef de culture; Cheffe de culture; Chef d'équipe agricole; Cheffe d'équipe agricole; Responsable d'élevage; Contremaître agricole
de: Vorarbeiter/in Landwirtschaft; Vorarbeiter Landwirtschaft; Vorarbeiterin Landwirtschaft; Landwirtschaftsmeister; Landwirtschaftsmeisterin; Herdenleiter; Feldmeister
en> Leads crews on a farm or in a forest: divides work, shows how, keeps safety and records of crops or animals.
es> Dirige cuadrillas en una finca o bosque: reparte tareas, enseña, cuida de la seguridad y anota cultivos o animales.
fr> Dirige des équipes à la ferme ou en forêt : répartit le travail, montre, veille à la sécurité et tient les registres.
de> Führt Trupps auf Hof oder im Wald: verteilt Arbeit, leitet an, achtet auf Sicherheit und dokumentiert Bestände.
skills: agriculture, leadership, harvesting, pesticide-application, irrigation, rostering, safety, maintenance
up: farm-manager manage
side: landscaping-supervisor sector; production-team-leader sector

farm-manager | 11-9013 | agriculture | senior lead executive | vocational | 6 | pesticide-certificate
en: Farm manager; Farmer; Rancher; Agricultural manager; Estate manager (farm); Horticultural manager; Winegrower
es: Gerente de explotación agraria; Agricultor; Agricultora; Director de explotación agrícola; Directora de explotación agrícola; Administrador de fincas agrícolas; Viticultor; Viticultora
fr: Exploitant/e agricole; Exploitant agricole; Exploitante agricole; Agriculteur; Agricultrice; Gérant d'exploitation agricole; Responsable d'exploitation agricole; Viticulteur; Viticultrice
de: Landwirt/in; Landwirt; Landwirtin; Betriebsleiter Landwirtschaft; Betriebsleiterin Landwirtschaft; Gutsverwalter; Bauer; Bäuerin; Winzer
en> Runs a farm: decides on crops, animals, investment and sales, and answers for soil, staff and accounts.
es> Dirige una explotación: decide cultivos, animales, inversiones y ventas, y responde del suelo, el personal y las cuentas.
fr> Dirige une exploitation : choisit cultures, élevage, investissements et débouchés, et répond des sols, des salariés et des comptes.
de> Führt einen Hof: entscheidet über Anbau, Tiere, Investitionen und Verkauf und verantwortet Boden, Personal und Bücher.
skills: farm-management, agriculture, budgeting, leadership, negotiation, compliance, livestock-care, environment
up: business-owner own
side: agronomist skills; vocational-teacher teach; property-manager sector

forestry-worker | 45-4022 | agriculture | entry mid senior | vocational | 0 | chainsaw-certificate
en: Forestry worker; Logger; Lumberjack; Forest machine operator; Harvester operator (forestry); Logging equipment operator; Chainsaw operator
es: Trabajador/a forestal; Trabajador forestal; Trabajadora forestal; Peón forestal; Motoserrista; Maquinista forestal; Talador; Leñador
fr: Bûcheron/ne; Bûcheron; Bûcheronne; Ouvrier forestier; Ouvrière forestière; Conducteur d'engins forestiers; Conductrice d'abatteuse; Sylviculteur
de: Forstwirt/in; Forstwirt; Forstwirtin; Waldarbeiter; Waldarbeiterin; Forstmaschinenführer; Harvesterfahrer; Holzfäller; Forstwart
en> Plants, thins and fells trees by saw or machine, prepares logs for transport and keeps paths and tools safe.
es> Planta, aclara y tala árboles con motosierra o máquina, prepara los troncos para su transporte y cuida caminos y equipos.
fr> Plante, éclaircit et abat les arbres à la tronçonneuse ou à la machine et prépare les grumes pour le transport.
de> Pflanzt, durchforstet und fällt Bäume mit Säge oder Maschine und bereitet das Holz für den Abtransport vor.
skills: forestry, chainsaw, tree-care, machine-operation, safety, first-aid
up: tree-surgeon master; farm-foreman lead; forester degree
side: tractor-driver skills; excavator-operator sector
`;
