/** Roles of care, social work, counselling and community work. The format is described in `catalogue.ts`. */
export const careRoles = `
home-care-aide | 31-1120 | care | entry mid | none | 0 | -
en: Home care aide; Home health aide; HHA; Home carer; Domiciliary care worker; Personal care assistant; Caregiver; Care assistant
es: Auxiliar de ayuda a domicilio; Auxiliar SAD; Cuidador; Cuidadora; Gerocultor; Gerocultora; Asistente domiciliario; Asistente domiciliaria
fr: Auxiliaire de vie; Aide à domicile; Assistant de vie; Assistante de vie; Auxiliaire de vie sociale; AVS; Accompagnant éducatif et social; AES
de: Pflegehilfskraft; Betreuungskraft; Haushaltshilfe in der Pflege; Alltagsbegleiter; Alltagsbegleiterin; Heimhelfer; Heimhelferin; Seniorenbetreuer; Seniorenbetreuerin
en> Helps older, ill or disabled people at home or in a care home with washing, meals, housework and company.
es> Ayuda a personas mayores, enfermas o con discapacidad con el aseo, las comidas, la casa y la compañía.
fr> Aide des personnes âgées, malades ou handicapées pour la toilette, les repas, le ménage et leur tient compagnie.
de> Hilft alten, kranken oder behinderten Menschen beim Waschen, Kochen und im Haushalt und leistet ihnen Gesellschaft.
skills: personal-care, elderly-care, dementia-care, patient-mobility, empathy, cooking, housekeeping
up: nursing-assistant licence; social-work-assistant breadth
side: hospital-porter skills; residential-support-worker sector; nanny skills; cleaner regular

residential-support-worker | 39-9041 | care | entry mid senior | school | 0 | -
en: Residential support worker; Support worker; Residential care worker; Group home worker; Supported living worker; Disability support worker; Residential advisor
es: Cuidador/a de residencia; Monitor de piso tutelado; Monitora de piso tutelado; Auxiliar de apoyo residencial; Cuidador de personas con discapacidad; Cuidadora de personas con discapacidad
fr: Accompagnant/e en foyer; Accompagnant en foyer; Accompagnante en foyer; Maître de maison; Maîtresse de maison; Moniteur éducateur; Monitrice éducatrice; Veilleur de foyer
de: Betreuer/in in der Wohngruppe; Betreuer in der Wohngruppe; Betreuerin in der Wohngruppe; Heilerziehungspflegehelfer; Heilerziehungspflegehelferin; Mitarbeiter betreutes Wohnen; Mitarbeiterin betreutes Wohnen; Fachfrau Betreuung; Fachmann Betreuung
en> Lives the daily routine with people in a group home, helps where needed, keeps the peace and plans leisure.
es> Comparte el día a día con quienes viven en un piso o residencia, ayuda, media y organiza el ocio.
fr> Partage le quotidien des personnes d’un foyer, aide là où il faut, apaise les tensions et organise les loisirs.
de> Begleitet Menschen in Wohngruppen durch den Alltag, hilft, wo es nötig ist, schlichtet Streit und plant Freizeit.
skills: personal-care, de-escalation, empathy, care-planning, safeguarding, first-aid, communication
up: social-work-assistant breadth; care-home-manager manage
side: home-care-aide skills; youth-worker skills; teaching-assistant regular

care-home-manager | 11-9111 | care | lead | bachelor | 5 | care-management-qualification
en: Care home manager; Nursing home administrator; Registered care manager; Residential home manager; Assisted living director; Home manager
es: Director/a de residencia de mayores; Director de residencia; Directora de residencia; Director de centro geriátrico; Directora de centro geriátrico; Gerente de residencia de mayores
fr: Directeur/trice d'EHPAD; Directeur d'EHPAD; Directrice d'EHPAD; Directeur de maison de retraite; Directrice de maison de retraite; Directeur d'EMS
de: Heimleitung; Einrichtungsleitung Pflegeheim; Heimleiter; Heimleiterin; Einrichtungsleiter Pflege; Einrichtungsleiterin Pflege; Leitung Seniorenzentrum
en> Runs a home for older or disabled people, its staff, budget and inspections, so that residents live well there.
es> Dirige una residencia, con su personal, presupuesto e inspecciones, para que los residentes vivan bien en ella.
fr> Dirige un établissement pour personnes âgées ou handicapées, son équipe, son budget et sa conformité, au service des résidents.
de> Führt ein Heim mit Personal, Budget und Prüfungen so, dass die Bewohnerinnen und Bewohner dort gut leben.
skills: leadership, healthcare-management, elderly-care, budgeting, compliance, rostering, quality-management
up: nonprofit-executive-director breadth; hospital-director breadth
side: health-services-manager sector; social-service-manager sector

social-work-assistant | 21-1093 | care | entry mid | associate | 0 | -
en: Social work assistant; Social services assistant; Case aide; Human services assistant; Family support worker; Social care assistant; Community support worker
es: Técnico/a en integración social; Técnico en integración social; Técnica en integración social; TIS; Integrador social; Integradora social; Auxiliar de trabajo social
fr: Technicien/ne de l'intervention sociale et familiale; TISF; Technicien de l'intervention sociale et familiale; Technicienne de l'intervention sociale et familiale; Aide en travail social; Auxiliaire socio-éducatif
de: Sozialassistent/in; Sozialassistent; Sozialassistentin; Sozialbetreuer; Sozialbetreuerin; Familienhelfer; Familienhelferin; Sozialpädagogischer Assistent
en> Helps people find benefits, housing and services, visits them, keeps the files and follows up for the social workers.
es> Ayuda a personas a conseguir prestaciones, vivienda y servicios, las visita y hace el seguimiento de cada caso.
fr> Aide les personnes à obtenir aides, logement et services, se rend chez elles et assure le suivi des dossiers.
de> Hilft Menschen zu Leistungen, Wohnung und Angeboten, besucht sie, führt Akten und unterstützt die Fachkräfte der Sozialarbeit.
skills: social-work, benefits-advice, empathy, communication, report-writing, care-coordination
up: child-family-social-worker degree; youth-worker degree
side: benefits-officer sector; community-health-worker skills; residential-support-worker skills

child-family-social-worker | 21-1021 | care | entry mid senior | bachelor | 0 | social-work-registration
en: Child and family social worker; Social worker; Children's social worker; Child protection worker; Child welfare social worker; School social worker; Family social worker
es: Trabajador/a social; Trabajador social; Trabajadora social; Trabajador social de menores; Trabajadora social de menores; Asistente social; Trabajadora social de familia
fr: Assistant/e de service social; Assistant de service social; Assistante de service social; Assistant social; Assistante sociale; Travailleur social; Travailleuse sociale
de: Sozialarbeiter/in; Sozialarbeiter; Sozialarbeiterin; Sozialpädagoge; Sozialpädagogin; Sozialarbeiter Jugendamt; Sozialarbeiterin Jugendamt; Bezirkssozialarbeiter
en> Supports families in trouble, protects children at risk, and works with schools, courts and services on lasting help.
es> Apoya a familias en dificultad, protege a menores en riesgo y coordina ayudas con escuelas, juzgados y servicios.
fr> Soutient les familles en difficulté, protège les enfants en danger et travaille avec écoles, justice et services.
de> Unterstützt Familien in Not, schützt gefährdete Kinder und arbeitet mit Schulen, Gerichten und Diensten zusammen.
skills: social-work, safeguarding, crisis-intervention, care-planning, report-writing, counseling, empathy
up: social-work-supervisor lead; healthcare-social-worker degree; mental-health-social-worker degree
side: probation-officer sector; school-counsellor skills; youth-worker skills

healthcare-social-worker | 21-1022 | care | mid senior | master | 1 | social-work-registration
en: Hospital social worker; Healthcare social worker; Medical social worker; Inpatient social worker; Hospice social worker; Oncology social worker
es: Trabajador/a social sanitario/a; Trabajador social sanitario; Trabajadora social sanitaria; Trabajador social de hospital; Trabajadora social de hospital
fr: Assistant/e social/e hospitalier/ère; Assistant social hospitalier; Assistante sociale hospitalière; Assistante sociale à l'hôpital; Travailleur social en milieu hospitalier
de: Sozialarbeiter/in im Krankenhaus; Kliniksozialarbeiter; Kliniksozialarbeiterin; Krankenhaussozialdienst; Sozialdienst Klinik; Sozialarbeiterin Spital
en> Helps patients and families with what illness turns upside down, money, care at home, work, grief and rights.
es> Ayuda a pacientes y familias con lo que la enfermedad trastoca, como el dinero, los cuidados, el trabajo o el duelo.
fr> Aide patients et familles face à ce que la maladie bouleverse, qu’il s’agisse d’argent, de soins, de travail ou de deuil.
de> Hilft Kranken und Angehörigen bei allem, was die Krankheit durcheinanderbringt, von Geld und Pflege bis Arbeit und Trauer.
skills: social-work, discharge-planning, care-coordination, counseling, crisis-intervention, benefits-advice, empathy
up: social-work-supervisor lead
side: case-management-nurse skills; mental-health-social-worker skills; family-therapist skills

mental-health-social-worker | 21-1023 | care | mid senior | master | 1 | social-work-registration
en: Mental health social worker; Psychiatric social worker; Approved mental health professional; AMHP; Substance abuse social worker; Licensed clinical social worker; LCSW
es: Trabajador/a social de salud mental; Trabajador social de salud mental; Trabajadora social de salud mental; Trabajador social psiquiátrico; Trabajadora social de adicciones
fr: Assistant/e social/e en psychiatrie; Assistant social en psychiatrie; Assistante sociale en psychiatrie; Travailleur social en santé mentale; Travailleuse sociale en santé mentale
de: Sozialarbeiter/in in der Psychiatrie; Sozialarbeiter Psychiatrie; Sozialarbeiterin Psychiatrie; Sozialpsychiatrischer Dienst; Klinischer Sozialarbeiter; Klinische Sozialarbeiterin
en> Stands by people with mental illness or addiction, steadies daily life, and links treatment, housing, work and family.
es> Acompaña a personas con trastornos mentales o adicciones y enlaza tratamiento, vivienda, trabajo y familia.
fr> Accompagne des personnes atteintes de troubles psychiques ou d’addictions et relie soins, logement, travail et entourage.
de> Steht Menschen mit psychischer Erkrankung oder Sucht bei und verbindet Behandlung, Wohnen, Arbeit und Familie.
skills: social-work, mental-health-care, crisis-intervention, counseling, care-coordination, de-escalation
up: social-work-supervisor lead; family-therapist degree
side: addiction-counsellor skills; psychological-counsellor skills; probation-officer sector

social-work-supervisor | 21-1029 | care | lead | bachelor | 4 | social-work-registration
en: Social work team leader; Social work supervisor; Senior social worker; Social work team manager; Lead social worker
es: Coordinador/a de trabajo social; Coordinador de trabajo social; Coordinadora de trabajo social; Coordinador de servicios sociales; Coordinadora de servicios sociales; Supervisor de trabajo social
fr: Chef/fe de service éducatif; Chef de service éducatif; Cheffe de service éducatif; Responsable d'équipe sociale; Coordinateur social; Coordinatrice sociale; Cadre socio-éducatif
de: Teamleitung Soziale Arbeit; Teamleiter Soziale Arbeit; Teamleiterin Soziale Arbeit; Gruppenleitung Sozialdienst; Leitung Sozialdienst; Teamleitung Jugendhilfe
en> Guides a team of social workers, shares out cases, helps with the hardest decisions and signs what goes to court.
es> Guía a un equipo de trabajo social, reparte los casos y apoya en las decisiones más difíciles.
fr> Encadre une équipe de travailleurs sociaux, répartit les situations et aide à prendre les décisions les plus difficiles.
de> Führt ein Team der Sozialen Arbeit, verteilt die Fälle und trägt die schwierigsten Entscheidungen mit.
skills: leadership, social-work, safeguarding, coaching, decision-making, report-writing
up: social-service-manager manage
side: university-lecturer teach; care-home-manager sector

social-service-manager | 11-9151 | care | lead | bachelor | 5 | -
en: Social service manager; Social services manager; Community services manager; Head of social services; Youth services manager; Community centre manager; Outreach manager
es: Responsable de servicios sociales; Director de servicios sociales; Directora de servicios sociales; Jefe de servicios sociales; Jefa de servicios sociales; Director de centro social; Directora de centro social
fr: Responsable de structure sociale; Directeur de structure sociale; Directrice de structure sociale; Responsable d'action sociale; Directeur de centre social; Directrice de centre social
de: Leitung soziale Einrichtung; Einrichtungsleiter Soziales; Einrichtungsleiterin Soziales; Fachbereichsleitung Soziales; Leiter Sozialamt; Leiterin Sozialamt; Bereichsleitung Jugendhilfe
en> Runs a social service or centre, plans what it offers, finds the money and leads its people.
es> Dirige un servicio o centro social, planifica su oferta, consigue los fondos y lidera al equipo.
fr> Dirige un service ou un centre social, en définit l’offre, trouve les financements et anime l’équipe.
de> Leitet einen sozialen Dienst oder ein Zentrum, plant Angebote, sichert die Finanzierung und führt das Team.
skills: leadership, social-work, budgeting, fundraising, project-management, strategic-planning, volunteer-management
up: nonprofit-executive-director breadth
side: care-home-manager sector; fundraising-manager sector; public-administration-manager sector

addiction-counsellor | 21-1018 | care | entry mid senior | master | 0 | counselling-licence
en: Addiction counsellor; Substance abuse counselor; Drug and alcohol counsellor; Addictions worker; Recovery worker; CADC
es: Terapeuta de adicciones; Consejero de adicciones; Consejera de adicciones; Orientador en drogodependencias; Orientadora en drogodependencias; Educador en adicciones
fr: Intervenant/e en addictologie; Intervenant en addictologie; Intervenante en addictologie; Conseiller en addictologie; Conseillère en addictologie; Intervenant en toxicomanie
de: Suchtberater/in; Suchtberater; Suchtberaterin; Suchttherapeut; Suchttherapeutin; Drogenberater; Drogenberaterin
en> Helps people break free from alcohol, drugs or gambling, alone and in groups, through relapse and back to daily life.
es> Ayuda a dejar el alcohol, las drogas o el juego, de forma individual y en grupo, también tras las recaídas.
fr> Aide à sortir de l’alcool, des drogues ou du jeu, en entretien et en groupe, y compris après une rechute.
de> Hilft Menschen, von Alkohol, Drogen oder Glücksspiel loszukommen, einzeln und in Gruppen, auch nach Rückfällen.
skills: counseling, addiction-care, crisis-intervention, motivational-interviewing, group-facilitation, empathy
up: family-therapist degree; clinical-psychologist degree
side: mental-health-social-worker skills; psychological-counsellor skills; probation-officer sector

psychological-counsellor | 21-1018 | care | entry mid senior | master | 0 | counselling-licence
en: Mental health counsellor; Mental health counselor; Licensed professional counselor; LPC; Psychological counsellor; Therapist; Counsellor
es: Consejero/a en salud mental; Consejero psicológico; Consejera psicológica; Orientador psicológico; Orientadora psicológica; Terapeuta
fr: Psychopraticien/ne; Psychopraticien; Psychopraticienne; Conseiller en santé mentale; Conseillère en santé mentale; Conseiller psychologique; Conseillère psychologique
de: Psychologische/r Berater/in; Psychologischer Berater; Psychologische Beraterin; Lebensberater; Lebensberaterin; Psychosozialer Berater; Psychosoziale Beraterin
en> Talks with people through fear, grief, stress or depression and finds steps with them that they can take.
es> Escucha a personas con ansiedad, duelo, estrés o depresión y busca con ellas pasos que puedan dar.
fr> Écoute des personnes anxieuses, endeuillées, épuisées ou déprimées et cherche avec elles une issue, pas à pas.
de> Spricht mit Menschen über Angst, Trauer, Stress oder Niedergeschlagenheit und findet mit ihnen gangbare Schritte.
skills: counseling, mental-health-care, empathy, crisis-intervention, motivational-interviewing, group-facilitation
up: family-therapist degree; clinical-psychologist degree
side: addiction-counsellor skills; school-counsellor sector; career-counsellor regular

family-therapist | 21-1013 | care | mid senior | master | 1 | counselling-licence
en: Marriage and family therapist; Family therapist; Couples therapist; LMFT; Systemic therapist; Relationship counsellor
es: Terapeuta familiar; Terapeuta de pareja; Terapeuta sistémico; Terapeuta sistémica; Terapeuta de familia y pareja; Terapeuta de pareja y familia
fr: Thérapeute familial/e; Thérapeute familial; Thérapeute familiale; Thérapeute de couple; Conseiller conjugal et familial; Conseillère conjugale et familiale
de: Familientherapeut/in; Familientherapeut; Familientherapeutin; Paartherapeut; Paartherapeutin; Systemischer Therapeut; Systemische Therapeutin
en> Works with couples and families on how they speak, quarrel and decide, so that old patterns can change.
es> Trabaja con parejas y familias sobre cómo hablan, discuten y deciden, para cambiar los patrones que se repiten.
fr> Travaille avec couples et familles sur leur façon de se parler et de décider, pour changer les schémas répétés.
de> Arbeitet mit Paaren und Familien daran, wie sie reden, streiten und entscheiden, damit sich Muster lösen.
skills: psychotherapy, counseling, mediation, mental-health-care, empathy, group-facilitation
up: clinical-psychologist degree
side: psychological-counsellor skills; mediator skills; mental-health-social-worker sector

rehabilitation-counsellor | 21-1015 | care | entry mid senior | master | 0 | -
en: Rehabilitation counsellor; Vocational rehabilitation counselor; Job coach; Disability employment adviser; Employment support worker; Return to work coordinator
es: Técnico/a de inserción laboral; Técnico de inserción laboral; Técnica de inserción laboral; Preparador laboral; Preparadora laboral; Consejero en rehabilitación
fr: Conseiller/ère en réadaptation professionnelle; Conseiller en réadaptation; Conseillère en réadaptation; Job coach en emploi accompagné; Chargé d'insertion professionnelle; Chargée d'insertion professionnelle
de: Rehaberater/in; Rehaberater; Rehaberaterin; Jobcoach; Integrationsberater; Integrationsberaterin; Fachkraft berufliche Eingliederung; Eingliederungsberater
en> Helps people with disability or after illness into work, from finding strengths to adapting the workplace.
es> Ayuda a personas con discapacidad o tras una enfermedad a trabajar, desde descubrir fortalezas hasta adaptar el puesto.
fr> Aide des personnes handicapées ou après maladie à travailler, du bilan des atouts à l’aménagement du poste.
de> Hilft Menschen mit Behinderung oder nach Krankheit in Arbeit, von der Stärkenanalyse bis zum angepassten Arbeitsplatz.
skills: counseling, career-guidance, rehabilitation, assistive-technology, benefits-advice, empathy
up: social-service-manager manage
side: career-counsellor sector; psychological-counsellor skills; recruiter sector; social-work-assistant skills

career-counsellor | 21-1012 | education | entry mid senior | master | 0 | -
en: Career counsellor; Careers adviser; Career advisor; Career coach; Academic adviser; Employment adviser
es: Orientador/a laboral; Orientador laboral; Orientadora laboral; Asesor de carrera; Asesora de carrera; Técnico de orientación profesional; Técnica de orientación profesional
fr: Conseiller/ère en évolution professionnelle; Conseiller en insertion professionnelle; Conseillère en insertion professionnelle; CIP; Conseiller emploi; Conseillère emploi; Coach carrière; Conseiller d'orientation
de: Berufsberater/in; Berufsberater; Berufsberaterin; Laufbahnberater; Laufbahnberaterin; Karriereberater; Karriereberaterin; Arbeitsvermittler; Arbeitsvermittlerin
en> Helps people find out what work or study suits them, and gets them ready for applications and interviews.
es> Ayuda a descubrir qué trabajo o estudios encajan con cada persona y prepara candidaturas y entrevistas.
fr> Aide chacun à trouver le métier ou les études qui lui conviennent et prépare candidatures et entretiens.
de> Hilft herauszufinden, welcher Beruf oder welches Studium passt, und bereitet auf Bewerbung und Gespräch vor.
skills: career-guidance, counseling, coaching, communication, group-facilitation, empathy
up: -
side: school-counsellor skills; rehabilitation-counsellor skills; corporate-trainer sector; training-manager sector; recruiter sector

school-counsellor | 21-1012 | education | entry mid senior | master | 0 | counselling-licence
en: School counsellor; School counselor; Student counsellor; Pastoral support officer; Guidance counselor; Student support adviser
es: Orientador/a escolar; Orientador escolar; Orientadora escolar; Orientador educativo; Orientadora educativa; Consejero escolar; Consejera escolar
fr: Conseiller/ère principal/e d'éducation; Conseiller principal d'éducation; Conseillère principale d'éducation; CPE; Conseiller d'orientation scolaire; Conseillère d'orientation scolaire
de: Schulsozialarbeiter/in; Schulsozialarbeiter; Schulsozialarbeiterin; Beratungslehrer; Beratungslehrerin; Schulberater; Schulberaterin
en> Is there for pupils who struggle with learning, friends, family or the future, and brings parents and teachers together.
es> Atiende a alumnos con problemas de estudio, amigos, familia o futuro y reúne a padres y profesores.
fr> Accompagne les élèves en difficulté avec l’école, les amis, la famille ou l’avenir, et réunit parents et enseignants.
de> Ist da für Schülerinnen und Schüler mit Sorgen um Lernen, Freunde, Familie oder Zukunft und bringt alle an einen Tisch.
skills: counseling, safeguarding, crisis-intervention, career-guidance, mediation, empathy
up: deputy-head-teacher manage; school-psychologist degree
side: career-counsellor skills; child-family-social-worker skills; psychological-counsellor sector

youth-worker | 21-1099 | care | entry mid senior | bachelor | 0 | -
en: Youth worker; Youth support worker; Youth development worker; Outreach worker; Street worker; Youth mentor
es: Educador/a social; Educador social; Educadora social; Educador de calle; Educadora de calle; Técnico de juventud; Técnica de juventud
fr: Animateur/trice jeunesse; Animateur jeunesse; Animatrice jeunesse; Éducateur de rue; Éducatrice de rue; Médiateur social; Médiatrice sociale; Éducateur spécialisé; Éducatrice spécialisée
de: Jugendarbeiter/in; Jugendarbeiter; Jugendarbeiterin; Streetworker; Streetworkerin; Mitarbeiter Jugendzentrum; Erzieher offene Jugendarbeit
en> Meets young people where they are, plans activities with them, listens, and steps in before trouble grows.
es> Trabaja con jóvenes donde están, prepara actividades con ellos, escucha y actúa antes de que los problemas crezcan.
fr> Va à la rencontre des jeunes, monte des activités avec eux, écoute et agit avant que les problèmes s’aggravent.
de> Ist dort, wo junge Menschen sind, plant mit ihnen Angebote, hört zu und greift ein, bevor Probleme wachsen.
skills: youth-work, safeguarding, group-facilitation, crisis-intervention, event-planning, empathy, communication
up: child-family-social-worker degree; social-service-manager manage
side: activity-leader skills; teaching-assistant sector; probation-officer sector; sports-coach sector

community-health-worker | 21-1094 | care | entry mid | school | 0 | -
en: Community health worker; Health mediator; Outreach health worker; Patient navigator; Community health advocate; Health visitor assistant
es: Agente comunitario/a de salud; Agente comunitario de salud; Agente comunitaria de salud; Promotor de salud; Promotora de salud; Mediador sanitario
fr: Médiateur/trice en santé; Médiateur en santé; Médiatrice en santé; Agent de santé communautaire; Médiateur sanitaire; Médiatrice sanitaire
de: Gesundheitslotse/-lotsin; Gesundheitslotse; Gesundheitslotsin; Gesundheitsmediator; Gesundheitsmediatorin; Gesundheitshelferin im Quartier
en> Comes from the community served, tells neighbours about health and services, and helps them get to both.
es> Procede de la comunidad que atiende, informa a los vecinos sobre salud y los acerca a los servicios.
fr> Vient du quartier, informe les habitants sur la santé et les soins, et les aide à y accéder.
de> Kommt aus dem Viertel, informiert Nachbarinnen und Nachbarn über Gesundheit und begleitet sie zu Angeboten.
skills: patient-education, care-coordination, benefits-advice, communication, empathy, vital-signs
up: health-educator degree; social-service-manager manage
side: social-work-assistant skills; medical-assistant sector

health-educator | 21-1091 | health | entry mid senior | bachelor | 0 | -
en: Health promotion specialist; Health educator; Health education specialist; Public health educator; Health improvement practitioner; Wellness coordinator
es: Técnico/a en promoción de la salud; Técnico en promoción de la salud; Técnica en promoción de la salud; Educador para la salud; Educadora para la salud; Educador sanitario
fr: Chargé/e de prévention en santé; Chargé de prévention santé; Chargée de prévention santé; Éducateur à la santé; Éducatrice à la santé; Chargé de promotion de la santé; Chargée de promotion de la santé
de: Gesundheitsförderer/-förderin; Referent für Gesundheitsförderung; Referentin für Gesundheitsförderung; Gesundheitspädagoge; Gesundheitspädagogin; Präventionsberater; Präventionsberaterin
en> Plans courses and campaigns that help people eat better, move more, stop smoking or live with an illness.
es> Prepara talleres y campañas para comer mejor, moverse más, dejar de fumar o convivir con una enfermedad.
fr> Conçoit ateliers et campagnes pour mieux manger, bouger plus, arrêter de fumer ou vivre avec une maladie.
de> Plant Kurse und Kampagnen, mit denen Menschen besser essen, sich mehr bewegen oder mit Krankheit leben lernen.
skills: patient-education, public-health, presentation, event-planning, communication, data-analysis, group-facilitation
up: social-service-manager manage; health-services-manager manage
side: corporate-trainer sector; community-health-worker skills; epidemiologist growing

probation-officer | 21-1092 | public | entry mid senior | bachelor | 0 | -
en: Probation officer; Parole officer; Probation services officer; Community corrections officer; Juvenile probation officer; Offender manager
es: Agente de libertad condicional; Delegado de ejecución de medidas; Delegada de ejecución de medidas; Oficial de libertad vigilada; Técnico de medidas penales alternativas
fr: Conseiller/ère pénitentiaire d'insertion et de probation; CPIP; Conseiller pénitentiaire d'insertion et de probation; Conseillère pénitentiaire d'insertion et de probation; Agent de probation
de: Bewährungshelfer/in; Bewährungshelfer; Bewährungshelferin; Gerichtshelfer; Gerichtshelferin; Mitarbeiter Bewährungshilfe
en> Supervises people after a sentence, checks that they keep the court's conditions and helps them start anew.
es> Supervisa a personas condenadas, comprueba que cumplen las condiciones del juez y las ayuda a empezar de nuevo.
fr> Suit les personnes condamnées, veille au respect des obligations fixées par le juge et prépare leur réinsertion.
de> Betreut Menschen nach einer Verurteilung, prüft die Auflagen des Gerichts und hilft beim Neuanfang.
skills: social-work, report-writing, risk-management, motivational-interviewing, de-escalation, communication
up: social-service-manager manage; social-work-supervisor lead
side: child-family-social-worker sector; addiction-counsellor skills; police-officer sector

minister-of-religion | 21-2011 | nonprofit | entry mid senior lead | master | 0 | ordination
en: Minister of religion; Pastor; Priest; Clergy; Chaplain; Rabbi; Imam; Vicar
es: Ministro/a de culto; Ministro de culto; Ministra de culto; Sacerdote; Pastor religioso; Capellán; Párroco; Rabino; Imán
fr: Ministre du culte; Pasteur; Pasteure; Prêtre; Aumônier; Aumônière; Rabbin; Imam
de: Geistliche/r; Pfarrer; Pfarrerin; Pastorin; Seelsorger; Seelsorgerin; Rabbiner; Priester; Imam
en> Leads worship, marks births, weddings and deaths, teaches the faith and stands by people in hard times.
es> Dirige el culto, acompaña nacimientos, bodas y duelos, enseña la fe y está junto a la gente en momentos difíciles.
fr> Célèbre le culte, accompagne naissances, mariages et deuils, enseigne la foi et soutient les gens dans l’épreuve.
de> Leitet Gottesdienste, begleitet Geburt, Hochzeit und Tod, lehrt den Glauben und steht Menschen in schweren Zeiten bei.
skills: counseling, presentation, empathy, volunteer-management, teaching, event-planning, leadership
up: -
side: psychological-counsellor skills; social-service-manager sector; funeral-director sector
`;
