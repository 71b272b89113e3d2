/** Licences and certificates that regulated work asks for, one a line: `id | English | Spanish | French | German`. */
export const licenceList = `
nursing-registration | Registration as a nurse | Colegiación de enfermería | Diplôme d'État d'infirmier | Berufserlaubnis als Pflegefachkraft
food-hygiene-certificate | Food hygiene certificate | Carné de manipulador de alimentos | Attestation de formation à l'hygiène alimentaire | Belehrung nach dem Infektionsschutzgesetz
driving-licence-b | Car driving licence (B) | Permiso de conducir B | Permis B | Führerschein Klasse B
driving-licence-c | Lorry driving licence (C/CE) | Permiso de conducir C o C+E | Permis C ou CE | Führerschein Klasse C/CE
driving-licence-d | Bus driving licence (D) | Permiso de conducir D | Permis D | Führerschein Klasse D
driver-qualification | Professional driver qualification (CPC) | Certificado de aptitud profesional (CAP) | Formation initiale des conducteurs (FIMO/FCO) | Berufskraftfahrerqualifikation
taxi-licence | Taxi or private hire driver licence | Permiso municipal de taxista | Carte professionnelle de taxi ou VTC | Personenbeförderungsschein
transport-manager-certificate | Transport manager's certificate of competence | Certificado de competencia profesional para el transporte | Capacité professionnelle de transport | Fachkundenachweis für den Güter- und Personenverkehr
forklift-certificate | Forklift certificate | Carné de carretillero | CACES chariots élévateurs | Staplerschein
crane-certificate | Crane operator's certificate | Carné de gruista | CACES grues | Kranschein
plant-operator-certificate | Plant operator's certificate | Carné de operador de maquinaria | CACES engins de chantier | Befähigungsnachweis für Baumaschinen
electrician-licence | Electrician's licence | Carné de instalador electricista | Habilitation électrique | Befähigung als Elektrofachkraft
plumbing-licence | Plumber's or gas fitter's licence | Carné de instalador de agua y gas | Qualification gaz et plomberie | Konzession für Gas- und Wasserinstallation
refrigerant-certificate | Refrigerant handling certificate | Certificado de manipulación de gases fluorados | Attestation d'aptitude aux fluides frigorigènes | Sachkundenachweis Kältemittel
master-craft-certificate | Master craftsperson's certificate | Título de maestro artesano | Brevet de maîtrise | Meisterbrief
welding-certificate | Welder's certificate | Homologación de soldador | Qualification de soudeur | Schweißerprüfung
aircraft-maintenance-licence | Aircraft maintenance licence | Licencia de mantenimiento de aeronaves | Licence de maintenance aéronautique | Freigabelizenz für Luftfahrzeuge
train-driver-licence | Train driver's licence | Licencia de maquinista | Licence de conducteur de train | Triebfahrzeugführerschein
airline-pilot-licence | Commercial or airline pilot licence | Licencia de piloto comercial o de línea aérea | Licence de pilote professionnel ou de ligne | Berufs- oder Verkehrspilotenlizenz
air-traffic-controller-licence | Air traffic controller licence | Licencia de controlador aéreo | Licence de contrôleur de la circulation aérienne | Fluglotsenlizenz
cabin-crew-certificate | Cabin crew attestation | Certificado de tripulante de cabina | Certificat de membre d'équipage de cabine | Flugbegleiterbescheinigung
seafarer-certificate | Seafarer's certificate (STCW) | Certificado de gente de mar (STCW) | Certificat STCW de gens de mer | Befähigungszeugnis für Seeleute (STCW)
real-estate-licence | Estate agent's licence | Habilitación de agente inmobiliario | Carte professionnelle immobilière | Maklererlaubnis
insurance-registration | Registration as an insurance intermediary | Inscripción como mediador de seguros | Inscription comme intermédiaire en assurance | Erlaubnis als Versicherungsvermittler
hairdressing-qualification | Hairdressing qualification or licence | Título o licencia de peluquería | Diplôme de coiffure | Gesellenbrief oder Zulassung im Friseurhandwerk
beauty-qualification | Beauty therapy qualification or licence | Título o licencia de estética | Diplôme d'esthétique | Abschluss oder Zulassung in Kosmetik
funeral-director-licence | Funeral director's licence | Habilitación funeraria | Habilitation funéraire | Zulassung im Bestattungsgewerbe
tour-guide-licence | Tour guide's licence | Habilitación de guía de turismo | Carte professionnelle de guide | Gästeführerlizenz
pesticide-certificate | Pesticide application certificate | Carné de aplicador de fitosanitarios o biocidas | Certiphyto ou Certibiocide | Sachkundenachweis Pflanzenschutz oder Schädlingsbekämpfung
chainsaw-certificate | Chainsaw certificate | Certificado de manejo de motosierra | Certificat d'aptitude à la tronçonneuse | Motorsägenschein
water-operator-certificate | Water treatment operator's certificate | Certificado de operador de plantas de agua | Certificat d'exploitation des eaux | Befähigungsnachweis für Wasser- und Abwasseranlagen
building-inspector-certificate | Building inspector's certificate | Acreditación de inspector de edificación | Agrément de contrôleur technique | Zulassung als Bausachverständiger
site-safety-card | Construction site safety card | Tarjeta profesional de la construcción | Carte BTP | Sicherheitsunterweisung für Baustellen
`;
