/** Licences and certificates of regulated occupations, one per line: `id | English | Spanish | French | German`. */
export const licenceList = `
nursing-registration | Registration as a nurse | Colegiación de enfermería | Diplôme d'État d'infirmier et inscription à l'ordre | Berufserlaubnis als Pflegefachperson
audit-licence | Licence as a statutory auditor | Inscripción en el registro de auditores de cuentas | Inscription comme commissaire aux comptes | Bestellung als Wirtschaftsprüferin oder Wirtschaftsprüfer
tax-adviser-registration | Registration as a tax adviser | Habilitación o colegiación en asesoría fiscal | Habilitation au conseil fiscal | Bestellung als Steuerberaterin oder Steuerberater
actuarial-qualification | Actuarial qualification | Título de actuario y colegiación | Diplôme d'actuaire | Anerkennung als Aktuarin oder Aktuar
investment-licence | Licence to give investment advice | Acreditación para asesorar sobre inversiones | Certification professionnelle des marchés financiers | Sachkundenachweis für Anlageberatung
credit-intermediary-licence | Licence to advise on mortgages and loans | Acreditación en crédito inmobiliario | Capacité professionnelle en crédit | Sachkundenachweis für Kreditvermittlung
valuer-registration | Registration as a property valuer | Homologación en tasación inmobiliaria | Agrément d'expert en évaluation immobilière | Zertifizierung für Immobilienbewertung
property-management-licence | Licence to manage property for others | Colegiación en administración de fincas | Carte professionnelle de gestion immobilière | Erlaubnis für die Immobilienverwaltung
customs-broker-licence | Customs broker's licence | Habilitación para la representación aduanera | Enregistrement comme représentant en douane | Zulassung zur Zollvertretung
safety-officer-qualification | Qualification as a safety officer | Título de técnico superior en prevención de riesgos laborales | Qualification d'intervenant en prévention des risques professionnels | Fachkunde als Fachkraft für Arbeitssicherheit
engineer-registration | Registration as a professional engineer | Colegiación de ingeniería | Inscription comme ingénieur habilité | Eintragung in die Ingenieurkammer
architect-registration | Registration as an architect | Colegiación de arquitectura | Inscription à l'ordre des architectes | Eintragung in die Architektenliste
surveyor-licence | Land surveyor's licence | Colegiación de topografía | Inscription à l'ordre des géomètres-experts | Zulassung als Vermessungsingenieurin oder Vermessungsingenieur
psychologist-licence | Licence to practise psychology | Colegiación de psicología y título habilitante | Titre de psychologue enregistré | Approbation oder Berufszulassung in der Psychologie
nursing-assistant-certificate | Nursing assistant certificate | Título de auxiliar de enfermería | Diplôme d'aide-soignant | Abschluss in der Pflegehilfe oder Pflegeassistenz
practical-nursing-licence | Licence as a practical nurse | Habilitación como enfermero o enfermera práctica | Autorisation d'exercer comme infirmier auxiliaire | Abschluss in der Pflegefachassistenz
nurse-practitioner-licence | Licence for advanced nursing practice | Acreditación en práctica avanzada de enfermería | Diplôme d'État en pratique avancée | Zulassung zur erweiterten Pflegepraxis
anaesthesia-nursing-qualification | Qualification in anaesthesia nursing | Especialización en enfermería de anestesia | Diplôme d'infirmier anesthésiste | Fachweiterbildung Anästhesiepflege
midwifery-registration | Registration as a midwife | Título y colegiación de matrona | Diplôme d'État de sage-femme | Berufserlaubnis als Hebamme
medical-licence | Licence to practise medicine | Colegiación médica | Inscription à l'ordre des médecins | Approbation als Ärztin oder Arzt
medical-specialty-certification | Medical specialty certification | Título de médico especialista | Qualification de médecin spécialiste | Facharztanerkennung
dental-licence | Licence to practise dentistry | Colegiación de odontología | Inscription à l'ordre des chirurgiens-dentistes | Approbation als Zahnärztin oder Zahnarzt
dental-hygiene-licence | Licence as a dental hygienist | Título de higiene bucodental | Diplôme d'hygiéniste dentaire | Abschluss in Dentalhygiene
pharmacist-licence | Licence as a pharmacist | Colegiación de farmacia | Inscription à l'ordre des pharmaciens | Approbation als Apothekerin oder Apotheker
pharmacy-technician-certificate | Pharmacy technician certificate | Título de técnico en farmacia | Diplôme de préparateur en pharmacie | Berufserlaubnis als PTA
therapy-registration | Registration as a therapist | Colegiación como terapeuta | Diplôme d'État de la profession paramédicale | Berufserlaubnis als Therapeutin oder Therapeut
radiography-licence | Licence to operate medical imaging equipment | Título de técnico en imagen para el diagnóstico | Diplôme de manipulateur en radiologie | Berufserlaubnis in der medizinischen Radiologie
paramedic-licence | Registration as a paramedic | Título de técnico en emergencias sanitarias | Diplôme d'ambulancier ou de secouriste professionnel | Berufserlaubnis im Rettungsdienst
optometry-licence | Licence as an optometrist or optician | Colegiación de óptica y optometría | Diplôme d'opticien ou d'optométriste | Meister- oder Hochschulabschluss in Augenoptik
veterinary-licence | Licence to practise veterinary medicine | Colegiación veterinaria | Inscription à l'ordre des vétérinaires | Approbation als Tierärztin oder Tierarzt
dietitian-registration | Registration as a dietitian | Título de dietista-nutricionista | Diplôme de diététicien | Berufserlaubnis als Diätassistenz
physician-assistant-licence | Licence as a physician assistant | Habilitación como asociado médico | Autorisation d'exercer comme adjoint au médecin | Studienabschluss als Physician Assistant
laboratory-technologist-licence | Licence as a medical laboratory technologist | Título de técnico en laboratorio clínico | Diplôme de technicien de laboratoire médical | Berufserlaubnis in der Laboratoriumsanalytik
hearing-aid-licence | Licence to fit hearing aids | Título de audioprotesista | Diplôme d'État d'audioprothésiste | Gesellen- oder Meisterbrief Hörakustik
care-management-qualification | Qualification to manage a care home | Titulación para dirigir centros residenciales | Diplôme de direction d'établissement médico-social | Qualifikation zur Heim- oder Einrichtungsleitung
social-work-registration | Registration as a social worker | Colegiación en trabajo social | Diplôme d'État d'assistant de service social | Staatliche Anerkennung in Sozialer Arbeit
counselling-licence | Licence to practise counselling | Habilitación para ejercer el asesoramiento psicológico | Titre ou agrément de conseil psychologique | Zulassung oder Zertifikat in der Beratung
ordination | Ordination or appointment by a religious community | Ordenación o nombramiento por una confesión religiosa | Ordination ou nomination par un culte | Ordination oder Beauftragung durch eine Religionsgemeinschaft
teaching-qualification | Teaching qualification | Título habilitante para la docencia | Diplôme ou concours d'enseignement | Lehrbefähigung oder staatliche pädagogische Anerkennung
bar-admission | Admission to the bar | Colegiación como abogado o abogada | Inscription au barreau | Zulassung zur Rechtsanwaltschaft
judicial-appointment | Qualification for judicial office | Oposición o nombramiento judicial | Nomination dans la magistrature | Befähigung zum Richteramt
notary-appointment | Appointment as a notary | Oposición y nombramiento notarial | Nomination comme notaire | Bestellung zur Notarin oder zum Notar
mediation-certificate | Mediator certificate | Acreditación como mediador o mediadora | Diplôme ou agrément de médiateur | Zertifikat in Mediation
sports-coaching-licence | Coaching licence | Título o licencia de entrenador | Brevet d'éducateur sportif | Trainerlizenz
lifeguard-certificate | Lifeguard certificate | Título de socorrista | Brevet de surveillant de baignade ou de maître-nageur | Rettungsschwimmabzeichen
security-licence | Security guard licence | Habilitación como vigilante de seguridad | Carte professionnelle d'agent de sécurité | Sachkundenachweis im Bewachungsgewerbe
police-academy | Police academy training | Formación en academia de policía | Formation en école de police | Polizeiausbildung
fire-service-training | Fire service training | Formación en academia de bomberos | Formation de sapeur-pompier | Feuerwehr-Grundausbildung
prison-service-training | Prison service training | Formación de instituciones penitenciarias | Formation de l'administration pénitentiaire | Ausbildung im Justizvollzugsdienst
aviation-security-certificate | Aviation security certificate | Certificado de seguridad aeroportuaria | Certification de sûreté aéroportuaire | Zulassung nach dem Luftsicherheitsrecht
public-health-inspection-qualification | Qualification in public health inspection | Título de técnico en salud pública o inspección | Qualification d'inspection sanitaire | Qualifikation in Lebensmittel- oder Hygienekontrolle
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
insurance-registration | Registration as an insurance intermediary | Inscripción en la mediación de seguros | Inscription comme intermédiaire en assurance | Erlaubnis zur Versicherungsvermittlung
hairdressing-qualification | Hairdressing qualification or licence | Título o licencia de peluquería | Diplôme de coiffure | Gesellenbrief oder Zulassung im Friseurhandwerk
beauty-qualification | Beauty therapy qualification or licence | Título o licencia de estética | Diplôme d'esthétique | Abschluss oder Zulassung in Kosmetik
funeral-director-licence | Funeral director's licence | Habilitación funeraria | Habilitation funéraire | Zulassung im Bestattungsgewerbe
tour-guide-licence | Tour guide's licence | Habilitación de guía de turismo | Carte professionnelle de guide | Gästeführerlizenz
pesticide-certificate | Pesticide application certificate | Carné de aplicador de fitosanitarios o biocidas | Certiphyto ou Certibiocide | Sachkundenachweis Pflanzenschutz oder Schädlingsbekämpfung
chainsaw-certificate | Chainsaw certificate | Certificado de manejo de motosierra | Certificat d'aptitude à la tronçonneuse | Motorsägenschein
water-operator-certificate | Water treatment operator's certificate | Certificado de operador de plantas de agua | Certificat d'exploitation des eaux | Befähigungsnachweis für Wasser- und Abwasseranlagen
building-inspector-certificate | Building inspector's certificate | Acreditación de inspector de edificación | Agrément de contrôleur technique | Zulassung als Bausachverständige oder Bausachverständiger
site-safety-card | Construction site safety card | Tarjeta profesional de la construcción | Formation à la sécurité sur chantier (carte BTP) | Sicherheitsunterweisung für Baustellen
`;
