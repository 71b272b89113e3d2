/** Roles of design, media, stage, writing and sport. The format is described in `catalogue.ts`. */
export const artsRoles = `
graphic-designer | 27-1024 | arts | entry mid senior | bachelor | 0 | -
en: Graphic designer; Visual designer; Communication designer; Layout artist; Brand designer; Creative artworker
es: Diseñador/a gráfico/a; Diseñador gráfico; Diseñadora gráfica; Grafista; Maquetador; Maquetadora; Diseñador visual; Diseñadora visual
fr: Graphiste; Graphiste maquettiste; Infographiste; Designer graphique; Maquettiste; Concepteur graphique; Conceptrice graphique
de: Grafikdesigner/in; Grafikdesigner; Grafikdesignerin; Mediengestalter; Mediengestalterin; Kommunikationsdesigner; Kommunikationsdesignerin; Grafiker; Grafikerin
en> Gives messages a shape people notice, from logos and packaging to posters, screens and whole brands.
es> Da a los mensajes una forma que llama la atención, desde logotipos y envases hasta carteles, pantallas y marcas.
fr> Donne aux messages une forme qui se remarque, du logo et de l’emballage à l’affiche, à l’écran et à la marque.
de> Gibt Botschaften eine Form, die auffällt, von Logo und Verpackung bis zu Plakat, Bildschirm und ganzer Marke.
skills: graphic-design, adobe-cs, typography, branding, illustrator, photoshop, creativity, figma
up: art-director lead
side: ux-designer growing; illustrator-artist skills; web-developer sector; visual-merchandiser sector

art-director | 27-1011 | arts | senior lead | bachelor | 5 | -
en: Art director; Design lead; Senior art director; Head of design; Design director; Lead designer
es: Director/a de arte; Director de arte; Directora de arte; Jefe de diseño; Jefa de diseño; Responsable de diseño
fr: Directeur/trice artistique; Directeur artistique; Directrice artistique; DA; Responsable artistique; Directeur du design
de: Art Director; Art-Direktor; Artdirektor; Artdirektorin; Designleitung; Leiter Design; Leiterin Design
en> Decides how a campaign, magazine, game or film looks, guides designers and photographers, and defends the idea.
es> Decide el aspecto de una campaña, revista, juego o película, guía a diseñadores y fotógrafos y defiende la idea.
fr> Décide de l’image d’une campagne, d’un magazine, d’un jeu ou d’un film, guide les créatifs et défend l’idée.
de> Bestimmt das Aussehen von Kampagne, Magazin, Spiel oder Film, führt Gestalterinnen und Fotografen und verteidigt die Idee.
skills: art-direction, graphic-design, leadership, branding, creativity, presentation, adobe-cs
up: creative-director breadth
side: marketing-manager sector; university-lecturer teach

creative-director | 27-1011 | arts | lead executive | bachelor | 9 | -
en: Creative director; Executive creative director; ECD; Head of creative; Chief creative officer; Group creative director
es: Director/a creativo/a; Director creativo; Directora creativa; Director creativo ejecutivo; Directora creativa ejecutiva; Responsable creativo
fr: Directeur/trice de création; Directeur de création; Directrice de création; Directeur créatif; Directrice créative; Responsable création
de: Kreativdirektor/in; Kreativdirektor; Kreativdirektorin; Creative Director; Leitung Kreation; Kreativleiter; Kreativleiterin
en> Sets the creative line of an agency, brand or studio, wins clients for it and answers for the result.
es> Marca la línea creativa de una agencia, marca o estudio, convence a los clientes y responde del resultado.
fr> Fixe la ligne créative d’une agence, d’une marque ou d’un studio, convainc les clients et répond du résultat.
de> Gibt die kreative Linie von Agentur, Marke oder Studio vor, gewinnt Kunden dafür und verantwortet das Ergebnis.
skills: art-direction, leadership, branding, strategic-planning, presentation, creativity, budgeting
up: -
side: marketing-director sector; university-lecturer teach

illustrator-artist | 27-1013 | arts | entry mid senior | bachelor | 0 | -
en: Illustrator; Fine artist; Visual artist; Artist painter; Concept artist; Sculptor; Comic artist
es: Ilustrador/a; Ilustrador; Ilustradora; Artista plástico; Artista plástica; Artista visual; Dibujante; Escultor; Escultora
fr: Illustrateur/trice; Illustrateur; Illustratrice; Artiste plasticien; Artiste plasticienne; Artiste peintre; Dessinateur de BD; Sculpteur; Sculptrice
de: Illustrator/in; Illustrator; Illustratorin; Bildender Künstler; Bildende Künstlerin; Kunstmaler; Comiczeichner; Comiczeichnerin; Bildhauer; Bildhauerin
en> Draws, paints or sculpts, to order for books, games and press or freely for galleries and collectors.
es> Dibuja, pinta o esculpe, por encargo para libros, juegos y prensa o libremente para galerías y coleccionistas.
fr> Dessine, peint ou sculpte, sur commande pour l’édition, le jeu et la presse ou librement pour des galeries.
de> Zeichnet, malt oder modelliert, im Auftrag für Bücher, Spiele und Presse oder frei für Galerien und Sammlungen.
skills: illustration, creativity, photoshop, illustrator, adobe-cs, time-management
up: art-director breadth
side: graphic-designer skills; music-teacher teach; animator skills

animator | 27-1014 | media | entry mid senior | bachelor | 0 | -
en: Animator; 3D animator; Motion designer; Visual effects artist; VFX artist; 2D animator; 3D artist
es: Animador/a 3D; Animador 3D; Animadora 3D; Animador 2D; Artista de efectos visuales; Diseñador de motion graphics; Diseñadora de motion graphics; Artista 3D
fr: Animateur/trice 3D; Animateur 3D; Animatrice 3D; Animateur 2D; Motion designer; Infographiste 3D; Graphiste effets spéciaux
de: 3D-Animator/in; 3D-Animator; 3D-Animatorin; Motion Designer; Motion Designerin; VFX-Artist; 3D-Artist; Trickfilmzeichner; Trickfilmzeichnerin
en> Brings figures, effects and scenes to life, frame by frame, for films, games and advertising.
es> Da vida a personajes, efectos y escenas, fotograma a fotograma, para cine, videojuegos y publicidad.
fr> Donne vie à des personnages, effets et décors, image par image, pour le cinéma, le jeu et la publicité.
de> Erweckt Figuren, Effekte und Szenen Bild für Bild zum Leben, für Film, Spiele und Werbung.
skills: animation, after-effects, three-d-modelling, unity, creativity, attention-to-detail, adobe-cs
up: art-director lead
side: video-editor skills; ux-designer skills; software-developer sector

interior-designer | 27-1025 | arts | entry mid senior | bachelor | 0 | -
en: Interior designer; Interior architect; Interior decorator; Kitchen designer; Space planner
es: Diseñador/a de interiores; Diseñador de interiores; Diseñadora de interiores; Interiorista; Decorador de interiores; Decoradora de interiores; Arquitecto de interiores
fr: Architecte d'intérieur; Décorateur d'intérieur; Décoratrice d'intérieur; Designer d'intérieur; Designer d'espace; Concepteur de cuisine; Conceptrice de cuisine
de: Innenarchitekt/in; Innenarchitekt; Innenarchitektin; Einrichtungsberater; Einrichtungsberaterin; Interior Designer; Interior Designerin; Küchenplaner
en> Plans rooms that work and please, chooses light, colour, furniture and materials, and sees them through with the trades.
es> Proyecta espacios prácticos y agradables, elige luz, color, muebles y materiales y coordina a los oficios.
fr> Conçoit des espaces pratiques et agréables, choisit lumière, couleurs, mobilier et matériaux, et suit le chantier.
de> Plant Räume, die funktionieren und gefallen, wählt Licht, Farbe, Möbel und Material und begleitet die Gewerke.
skills: interior-design, autocad, cad, creativity, customer-service, budgeting, project-management
up: architect degree; business-owner own
side: visual-merchandiser skills; industrial-designer skills; project-coordinator sector

fashion-designer | 27-1022 | arts | entry mid senior | bachelor | 0 | -
en: Fashion designer; Clothing designer; Apparel designer; Costume designer; Footwear designer; Textile designer
es: Diseñador/a de moda; Diseñador de moda; Diseñadora de moda; Diseñador textil; Diseñadora textil; Diseñador de calzado; Figurinista
fr: Styliste de mode; Styliste; Créateur de mode; Créatrice de mode; Designer textile; Costumier-concepteur; Styliste modéliste
de: Modedesigner/in; Modedesigner; Modedesignerin; Textildesigner; Textildesignerin; Kostümbildner; Kostümbildnerin; Modeschöpfer; Schuhdesigner
en> Sketches clothes, shoes or accessories, chooses fabrics and follows each piece from first pattern to finished collection.
es> Dibuja prendas, zapatos o complementos, elige tejidos y sigue cada pieza desde el patrón hasta la colección.
fr> Dessine vêtements, chaussures ou accessoires, choisit les tissus et suit chaque pièce du patron à la collection.
de> Entwirft Kleidung, Schuhe oder Accessoires, wählt Stoffe und begleitet jedes Stück vom Schnitt bis zur Kollektion.
skills: fashion-design, sewing, illustrator, creativity, market-research, adobe-cs
up: art-director lead
side: visual-merchandiser sector; buyer sector; tailor skills

industrial-designer | 27-1021 | arts | entry mid senior | bachelor | 0 | -
en: Industrial designer; Industrial product designer; Furniture designer; Packaging designer; Automotive designer; Commercial designer
es: Diseñador/a industrial; Diseñador industrial; Diseñadora industrial; Diseñador de producto industrial; Diseñador de mobiliario; Diseñadora de mobiliario; Diseñador de envases
fr: Designer industriel/le; Designer industriel; Designer industrielle; Designer de produits; Designer packaging; Designer de mobilier; Designer automobile
de: Industriedesigner/in; Industriedesigner; Industriedesignerin; Produktdesigner; Produktdesignerin; Möbeldesigner; Möbeldesignerin; Verpackungsdesigner; Produktgestalter; Produktgestalterin
en> Shapes things people use, from kettles to cars, so that they can be made, understood and liked.
es> Da forma a los objetos que usamos, de hervidores a coches, para que puedan fabricarse, entenderse y gustar.
fr> Donne forme aux objets du quotidien, de la bouilloire à la voiture, pour qu’ils se fabriquent et se comprennent bien.
de> Gestaltet Dinge vom Wasserkocher bis zum Auto so, dass sie sich herstellen, verstehen und gern benutzen lassen.
skills: product-design, cad, solidworks, creativity, user-research, wireframing, three-d-modelling
up: art-director lead; product-manager breadth
side: ux-designer growing; interior-designer skills; mechanical-drafter skills

photographer | 27-4021 | media | entry mid senior | vocational | 0 | -
en: Photographer; Portrait photographer; Press photographer; Wedding photographer; Photojournalist; Product photographer
es: Fotógrafo/a; Fotógrafo; Fotógrafa; Fotoperiodista; Reportero gráfico; Reportera gráfica; Fotógrafo de bodas; Fotógrafa de producto
fr: Photographe; Photographe de presse; Photographe de mariage; Photoreporter; Photographe de studio; Reporter-photographe
de: Fotograf/in; Fotograf; Fotografin; Pressefotograf; Pressefotografin; Bildjournalist; Hochzeitsfotograf; Porträtfotografin
en> Takes pictures of people, events or products, sets light and scene, and edits until the picture says enough.
es> Fotografía personas, actos o productos, prepara luz y escena y edita hasta que la imagen lo dice todo.
fr> Photographie personnes, événements ou produits, règle lumière et scène, et retouche jusqu’à l’image juste.
de> Fotografiert Menschen, Ereignisse oder Produkte, setzt Licht und bearbeitet die Aufnahmen, bis das Bild stimmt.
skills: photography, photoshop, lighting-technique, creativity, customer-service, adobe-cs
up: business-owner own
side: video-editor skills; graphic-designer sector; journalist sector; camera-operator skills

camera-operator | 27-4031 | media | entry mid senior | vocational | 1 | -
en: Camera operator; Cameraman; Camerawoman; Videographer; Director of photography; Cinematographer; TV camera operator
es: Operador/a de cámara; Operador de cámara; Operadora de cámara; Cámara de televisión; Camarógrafo; Camarógrafa; Director de fotografía; Videógrafo; Videógrafa
fr: Cadreur/euse; Cadreur; Cadreuse; Caméraman; Opérateur de prises de vues; Opératrice de prises de vues; Chef opérateur; Vidéaste
de: Kameramann/-frau; Kameramann; Kamerafrau; Bildgestalter; Videograf; Videografin; Kameraassistent; Director of Photography
en> Films for cinema, television or companies, frames each shot with the director and knows light and lenses.
es> Graba para cine, televisión o empresas, encuadra cada plano con el director y domina la luz y las lentes.
fr> Filme pour le cinéma, la télévision ou l’entreprise, compose chaque plan et maîtrise lumière et optiques.
de> Dreht für Kino, Fernsehen oder Unternehmen, gestaltet jede Einstellung mit der Regie und kennt Licht und Optik.
skills: camera-operation, lighting-technique, video-editing, photography, teamwork, creativity
up: director-stage-screen lead
side: photographer skills; av-technician skills; video-editor skills

video-editor | 27-4032 | media | entry mid senior | bachelor | 0 | -
en: Video editor; Film editor; Post-production editor; Offline editor; Colour grader
es: Editor/a de vídeo; Editor de vídeo; Editora de vídeo; Montador de vídeo; Montadora de vídeo; Montador cinematográfico; Posproductor
fr: Monteur/euse vidéo; Monteur vidéo; Monteuse vidéo; Monteur image; Chef monteur; Cheffe monteuse; Étalonneur
de: Videoeditor/in; Cutter; Cutterin; Filmeditor; Filmeditorin; Videocutter; Mediengestalter Bild und Ton; Mediengestalterin Bild und Ton; Schnittmeister
en> Turns hours of material into a film that holds, choosing, cutting and fitting sound, colour and rhythm.
es> Convierte horas de material en una pieza que funciona, seleccionando, cortando y ajustando sonido, color y ritmo.
fr> Transforme des heures d’images en un film qui tient, en choisissant, coupant et accordant son, couleur et rythme.
de> Macht aus stundenlangem Material einen Film, der trägt, wählt aus, schneidet und stimmt Ton, Farbe und Rhythmus ab.
skills: video-editing, premiere, after-effects, storytelling, attention-to-detail, adobe-cs
up: director-stage-screen lead; producer breadth
side: animator skills; camera-operator skills; sound-engineer skills

av-technician | 27-4011 | media | entry mid senior | vocational | 0 | -
en: Audiovisual technician; AV technician; Stage technician; Event technician; Broadcast technician; Lighting technician; Projectionist
es: Técnico/a audiovisual; Técnico audiovisual; Técnica audiovisual; Técnico de iluminación; Técnica de iluminación; Tramoyista; Técnico de escenario
fr: Technicien/ne audiovisuel/le; Technicien audiovisuel; Technicienne audiovisuelle; Régisseur technique; Technicien de spectacle; Technicien lumière; Technicienne lumière; Éclairagiste
de: Veranstaltungstechniker/in; Veranstaltungstechniker; Veranstaltungstechnikerin; Fachkraft für Veranstaltungstechnik; Bühnentechniker; Bühnentechnikerin; Medientechniker; Lichttechniker; Beleuchter
en> Sets up sound, light, screens and cameras for events, stages or broadcasts and keeps them running.
es> Monta sonido, luz, pantallas y cámaras para actos, escenarios o emisiones y los mantiene en marcha.
fr> Installe son, lumière, écrans et caméras pour des événements, scènes ou émissions et en assure la marche.
de> Baut Ton, Licht, Bildschirme und Kameras für Veranstaltungen, Bühnen oder Sendungen auf und hält sie am Laufen.
skills: av-equipment, sound-engineering, lighting-technique, electrical-installation, safety, teamwork
up: sound-engineer master; camera-operator master
side: security-systems-installer skills; it-support-technician sector; event-planner sector

sound-engineer | 27-4014 | media | entry mid senior | vocational | 1 | -
en: Sound engineer; Audio engineer; Sound technician; Recording engineer; Mixing engineer; Live sound engineer
es: Técnico/a de sonido; Técnico de sonido; Técnica de sonido; Ingeniero de sonido; Ingeniera de sonido; Sonidista; Operador de audio
fr: Ingénieur/e du son; Ingénieur du son; Ingénieure du son; Technicien son; Technicienne son; Sonorisateur; Mixeur son; Preneur de son
de: Tontechniker/in; Tontechniker; Tontechnikerin; Toningenieur; Toningenieurin; Tonmeister; Tonmeisterin; FOH-Techniker
en> Records, mixes and amplifies voices and music in studios, on film sets and at concerts.
es> Graba, mezcla y amplifica voces y música en estudios, rodajes y conciertos, con buen oído y la técnica precisa.
fr> Enregistre, mixe et diffuse voix et musique en studio, en tournage et en concert, à l’oreille et à la console.
de> Nimmt Stimmen und Musik im Studio, am Filmset und beim Konzert auf, mischt sie und bringt sie zum Klingen.
skills: sound-engineering, av-equipment, music, attention-to-detail, teamwork, repair
up: producer breadth
side: av-technician skills; video-editor skills; musician skills

producer | 27-2012 | media | mid senior lead | bachelor | 4 | -
en: Producer; Film producer; Television producer; TV producer; Music producer; Film production manager; Line producer
es: Productor/a audiovisual; Productor audiovisual; Productora audiovisual; Productor de cine; Productora de televisión; Jefe de producción audiovisual; Productor ejecutivo
fr: Producteur/trice; Producteur audiovisuel; Productrice audiovisuelle; Chargé de production; Chargée de production; Directeur de production cinéma; Producteur de film
de: Filmproduzent/in; Filmproduzent; Filmproduzentin; Produktionsleiter Film; Produktionsleiterin Film; TV-Produzent; Musikproduzent; Aufnahmeleiter
en> Makes a film, programme or record happen, finds idea, money and people, and keeps schedule and budget.
es> Hace posible una película, un programa o un disco, reúne idea, dinero y equipo y cumple plazos y presupuesto.
fr> Rend possible un film, une émission ou un disque, réunit idée, argent et équipe, et tient délais et budget.
de> Macht Film, Sendung oder Album möglich, findet Idee, Geld und Team und hält Zeitplan und Budget ein.
skills: media-production, budgeting, project-management, negotiation, leadership, storytelling, scheduling
up: creative-director lead; business-owner own
side: director-stage-screen skills; event-planner sector; project-manager sector

director-stage-screen | 27-2012 | media | senior lead | bachelor | 5 | -
en: Film director; Stage director; Theatre director; Television director; Movie director; Programme director
es: Director/a de cine y teatro; Director de cine; Directora de cine; Director de teatro; Directora de teatro; Realizador; Realizadora; Director de escena
fr: Réalisateur/trice; Réalisateur; Réalisatrice; Metteur en scène; Metteuse en scène; Cinéaste; Réalisateur de télévision
de: Regisseur/in; Regisseur; Regisseurin; Filmregisseur; Filmregisseurin; Theaterregisseur; Theaterregisseurin; Spielleiter; Regie Film und Fernsehen
en> Turns a script into a film or play, guides actors and crew, and decides how the story is told.
es> Convierte un guion en película u obra, dirige a actores y equipo y decide cómo se cuenta la historia.
fr> Transforme un scénario en film ou spectacle, dirige acteurs et équipe, et décide de la façon de raconter.
de> Macht aus einem Stoff Film oder Aufführung, führt Ensemble und Team und entscheidet, wie erzählt wird.
skills: media-production, leadership, storytelling, creativity, decision-making, acting
up: creative-director breadth
side: producer skills; university-lecturer teach

actor | 27-2011 | arts | entry mid senior | none | 0 | -
en: Actor; Actress; Voice actor; Stage actor; Performer; Voice-over artist; Film actor
es: Actor/actriz; Actor; Actriz; Intérprete escénico; Actor de doblaje; Actriz de doblaje; Locutor de doblaje; Artista escénico
fr: Comédien/ne; Comédien; Comédienne; Acteur; Actrice; Comédien voix off; Artiste dramatique; Artiste de doublage
de: Schauspieler/in; Schauspieler; Schauspielerin; Synchronsprecher; Synchronsprecherin; Darsteller; Darstellerin; Theaterschauspieler
en> Becomes someone else on stage, screen or microphone, learns lines and movement, and auditions for the next part.
es> Se convierte en otra persona en escena, pantalla o micrófono, aprende el texto y se presenta a audiciones.
fr> Devient un autre sur scène, à l’écran ou au micro, apprend texte et gestes, et passe des auditions.
de> Wird auf Bühne, Leinwand oder am Mikrofon jemand anderes, lernt Text und Bewegung und spricht für Rollen vor.
skills: acting, presentation, creativity, storytelling, adaptability, teamwork
up: director-stage-screen lead
side: music-teacher teach; activity-leader sector; public-relations-specialist sector

musician | 27-2042 | arts | entry mid senior | none | 0 | -
en: Musician; Singer; Instrumentalist; Orchestra musician; Session musician; Vocalist; Choir singer
es: Músico/a; Músico; Música de orquesta; Cantante; Instrumentista musical; Músico de orquesta; Músico de sesión; Vocalista
fr: Musicien/ne; Musicien; Musicienne; Chanteur; Chanteuse; Instrumentiste musical; Musicien d'orchestre; Artiste musicien
de: Musiker/in; Musiker; Musikerin; Sänger; Sängerin; Orchestermusiker; Orchestermusikerin; Instrumentalist; Instrumentalistin
en> Plays or sings for audiences and recordings, practises daily, and lives from concerts, bookings and often teaching.
es> Toca o canta para el público y en grabaciones, ensaya a diario y vive de conciertos, actuaciones y a menudo clases.
fr> Joue ou chante en public et en studio, travaille chaque jour, et vit de concerts, de cachets et souvent de cours.
de> Spielt oder singt vor Publikum und im Studio, übt täglich und lebt von Konzerten, Engagements und oft vom Unterricht.
skills: music, creativity, presentation, teamwork, time-management, sound-engineering
up: university-lecturer teach
side: music-teacher teach; producer skills; sound-engineer skills; actor sector

journalist | 27-3023 | media | entry mid senior | bachelor | 0 | -
en: Journalist; Reporter; News reporter; Correspondent; Staff writer; Broadcast journalist; Newsreader; Radio presenter
es: Periodista; Reportero; Reportera; Redactor de prensa; Redactora de prensa; Corresponsal; Redactor de informativos; Locutor de radio; Locutora de radio
fr: Journaliste; Reporter; Journaliste reporter d'images; JRI; Rédacteur de presse; Rédactrice de presse; Correspondant de presse; Animateur radio; Animatrice radio
de: Journalist/in; Journalist; Journalistin; Reporter; Reporterin; Korrespondent; Korrespondentin; Zeitungsredakteur; Zeitungsredakteurin; Radiomoderator; Radiomoderatorin
en> Finds out what happened, asks those involved, checks it, and tells it clearly in print, sound, pictures or online.
es> Averigua lo ocurrido, pregunta a los implicados, lo contrasta y lo cuenta con claridad en cualquier medio.
fr> Cherche ce qui s’est passé, interroge, vérifie et le raconte clairement par écrit, au micro, à l’image ou en ligne.
de> Findet heraus, was geschehen ist, fragt nach, prüft und erzählt es verständlich in Text, Ton, Bild oder online.
skills: journalism, research, interviewing, storytelling, proofreading, social-media, video-editing
up: editor lead
side: public-relations-specialist growing; copywriter skills; technical-writer sector; writer skills

editor | 27-3041 | media | mid senior | bachelor | 2 | -
en: Editor; Copy editor; Commissioning editor; Managing editor; Section editor; Content editor; Book editor
es: Editor/a; Editor de contenidos; Editora de contenidos; Editor de mesa; Jefe de sección; Editor literario; Editora literaria; Corrector de estilo; Correctora de estilo
fr: Secrétaire de rédaction; Éditeur littéraire; Éditrice littéraire; Responsable éditorial; Responsable éditoriale; Chef de rubrique; Rédacteur en chef adjoint; Correcteur; Correctrice
de: Redakteur/in; Redakteur; Redakteurin; Lektor; Lektorin; Verlagslektor; Ressortleiter; Ressortleiterin; Chef vom Dienst
en> Chooses and improves other people's texts, checks facts, tone and structure, and gets them out on time.
es> Elige y mejora textos ajenos, revisa datos, tono y estructura y los publica a tiempo.
fr> Choisit et améliore les textes des autres, vérifie faits, ton et structure, et les publie à temps.
de> Wählt fremde Texte aus, verbessert sie, prüft Fakten, Ton und Aufbau und bringt sie pünktlich heraus.
skills: proofreading, copywriting, journalism, research, project-management, content-marketing, attention-to-detail
up: editor-in-chief lead
side: technical-writer skills; public-relations-specialist skills; translator skills

editor-in-chief | 27-3041 | media | lead executive | bachelor | 8 | -
en: Editor-in-chief; Chief editor; Executive editor; Head of content; Editorial director; News director
es: Redactor/a jefe; Redactor jefe; Redactora jefe; Director editorial; Directora editorial; Director de periódico; Directora de medio; Jefe de redacción
fr: Rédacteur/trice en chef; Rédacteur en chef; Rédactrice en chef; Directeur de la rédaction; Directrice de la rédaction; Directeur éditorial; Directrice éditoriale
de: Chefredakteur/in; Chefredakteur; Chefredakteurin; Redaktionsleiter; Redaktionsleiterin; Redaktionsleitung; Programmleiter Verlag; Verlagsleiterin
en> Answers for all that a paper, site, station or publisher puts out, and leads the newsroom that makes it.
es> Responde de todo lo que publica un periódico, web, emisora o editorial y dirige la redacción que lo hace.
fr> Répond de tout ce que publie un journal, un site, une chaîne ou une maison d’édition et dirige la rédaction.
de> Verantwortet alles, was Zeitung, Portal, Sender oder Verlag veröffentlicht, und führt die Redaktion dahinter.
skills: leadership, journalism, strategic-planning, budgeting, decision-making, copywriting, media-law
up: -
side: public-relations-manager sector; creative-director sector; university-lecturer teach

writer | 27-3043 | media | entry mid senior | bachelor | 0 | -
en: Writer; Author; Screenwriter; Novelist; Scriptwriter; Ghostwriter; Playwright
es: Escritor/a; Escritor; Escritora; Guionista; Autor; Autora; Novelista; Dramaturgo; Dramaturga
fr: Écrivain/e; Écrivain; Écrivaine; Auteur; Autrice; Scénariste; Romancier; Romancière; Dramaturge
de: Autor/in; Autor; Autorin; Schriftsteller; Schriftstellerin; Drehbuchautor; Drehbuchautorin; Ghostwriter; Texterin für Bücher
en> Writes books, plays, scripts or speeches, from an idea or on commission, and rewrites until it is right.
es> Escribe libros, obras, guiones o discursos, propios o por encargo, y reescribe hasta dar con el texto justo.
fr> Écrit livres, pièces, scénarios ou discours, de sa plume ou sur commande, et réécrit jusqu’au texte juste.
de> Schreibt Bücher, Stücke, Drehbücher oder Reden, aus eigener Idee oder im Auftrag, und feilt bis zum Schluss.
skills: storytelling, copywriting, research, proofreading, creativity, time-management
up: editor breadth
side: copywriter skills; journalist skills; language-teacher teach

copywriter | 27-3043 | marketing | entry mid senior | bachelor | 0 | -
en: Copywriter; Content writer; UX writer; Advertising copywriter; Web writer; Content creator
es: Redactor/a publicitario/a; Redactor publicitario; Redactora publicitaria; Copywriter; Redactor de contenidos; Redactora de contenidos; Redactor web; Creativo publicitario; Creador de contenidos
fr: Concepteur/trice-rédacteur/trice; Concepteur-rédacteur; Conceptrice-rédactrice; Rédacteur web; Rédactrice web; Rédacteur de contenu; Rédactrice de contenu; Créateur de contenu; UX writer
de: Werbetexter/in; Werbetexter; Werbetexterin; Texter; Texterin; Content Writer; Online-Redakteur; Online-Redakteurin; UX Writer; Content Creator
en> Writes the words of advertising, websites and apps, short, clear and in the voice of the brand.
es> Escribe los textos de anuncios, webs y aplicaciones, breves, claros y con la voz de la marca.
fr> Écrit les mots de la publicité, des sites et des applications, courts, clairs et fidèles à la marque.
de> Schreibt die Worte für Werbung, Websites und Apps, kurz, klar und im Ton der Marke.
skills: copywriting, content-marketing, seo, creativity, social-media, proofreading, branding
up: creative-director lead; editor breadth
side: digital-marketing-specialist growing; technical-writer skills; journalist skills

technical-writer | 27-3042 | technology | entry mid senior | bachelor | 1 | -
en: Technical writer; Technical author; Documentation specialist; API writer; Documentation writer; Technical communicator
es: Redactor/a técnico/a; Redactor técnico; Redactora técnica; Documentalista técnico; Especialista en documentación técnica; Escritor técnico
fr: Rédacteur/trice technique; Rédacteur technique; Rédactrice technique; Concepteur de documentation technique; Rédacteur scientifique et technique; Technical writer
de: Technische/r Redakteur/in; Technischer Redakteur; Technische Redakteurin; Technikredakteur; Technical Writer; Technischer Autor; Dokumentationsspezialist
en> Explains machines, software and processes so that people can use them safely, in manuals, help pages and diagrams.
es> Explica máquinas, programas y procesos en manuales, ayudas y esquemas para que se usen bien y sin riesgo.
fr> Explique machines, logiciels et procédés dans des notices, aides et schémas pour un usage sûr et facile.
de> Erklärt Maschinen, Software und Abläufe in Anleitungen, Hilfen und Grafiken so, dass man sie sicher nutzen kann.
skills: report-writing, proofreading, xml, research, interviewing, attention-to-detail, project-management
up: project-manager breadth; product-manager breadth
side: curriculum-developer skills; editor skills; ux-designer sector

translator | 27-3091 | media | entry mid senior | bachelor | 0 | -
en: Translator; Technical translator; Literary translator; Localization specialist; Post-editor; Sworn translator; Subtitler
es: Traductor/a; Traductor; Traductora; Traductor jurado; Traductora jurada; Traductor técnico; Localizador; Subtitulador; Perito traductor
fr: Traducteur/trice; Traducteur; Traductrice; Traducteur assermenté; Traductrice assermentée; Traducteur technique; Localisateur; Post-éditeur
de: Übersetzer/in; Übersetzer; Übersetzerin; Fachübersetzer; Fachübersetzerin; Vereidigter Übersetzer; Literaturübersetzerin; Lokalisierungsspezialist; Untertitlerin
en> Carries texts into another language so that they say the same and read as if written there.
es> Lleva textos a otro idioma de modo que digan lo mismo y se lean como escritos en él.
fr> Fait passer des textes dans une autre langue pour qu’ils disent la même chose avec le même naturel.
de> Überträgt Texte in eine andere Sprache, sodass sie dasselbe sagen und sich lesen, als wären sie dort entstanden.
skills: translation, proofreading, translation-software, research, attention-to-detail, report-writing
up: editor breadth
side: interpreter skills; language-teacher teach; copywriter skills; technical-writer skills

interpreter | 27-3091 | media | mid senior | bachelor | 1 | -
en: Interpreter; Conference interpreter; Sign language interpreter; Court interpreter; Community interpreter; Medical interpreter
es: Intérprete; Intérprete de conferencias; Intérprete de lengua de signos; Intérprete judicial; Intérprete simultáneo; Intérprete simultánea
fr: Interprète; Interprète de conférence; Interprète en langue des signes; Interprète judiciaire; Interprète assermenté; Interprète en milieu social
de: Dolmetscher/in; Dolmetscher; Dolmetscherin; Konferenzdolmetscher; Konferenzdolmetscherin; Gebärdensprachdolmetscher; Gebärdensprachdolmetscherin; Gerichtsdolmetscher
en> Carries speech or sign between languages on the spot, at conferences, in court, hospital or office.
es> Traduce al momento lo hablado o signado, en congresos, juzgados, hospitales u oficinas, con fidelidad.
fr> Transmet sur-le-champ paroles ou signes d’une langue à l’autre, en conférence, au tribunal, à l’hôpital ou au bureau.
de> Überträgt Gesprochenes oder Gebärdetes sofort in eine andere Sprache, auf Konferenzen, vor Gericht oder in der Klinik.
skills: translation, communication, stress-resistance, research, adaptability, presentation
up: university-lecturer teach
side: translator skills; language-teacher teach; social-work-assistant sector

public-relations-specialist | 27-3031 | marketing | entry mid senior | bachelor | 0 | -
en: Public relations specialist; PR officer; Communications officer; Press officer; Communications specialist; Media relations officer; Publicist
es: Especialista en relaciones públicas; Técnico de comunicación; Técnica de comunicación; Responsable de prensa; Relaciones públicas; Técnico de prensa
fr: Chargé/e de communication; Chargé de communication; Chargée de communication; Attaché de presse; Attachée de presse; Chargé de relations publiques; Chargée de relations presse
de: PR-Referent/in; PR-Referent; PR-Referentin; Pressesprecher; Pressesprecherin; Referent für Öffentlichkeitsarbeit; Referentin für Öffentlichkeitsarbeit; Kommunikationsreferent; PR-Berater; PR-Beraterin
en> Explains an organisation to the public, writes, answers journalists, runs channels and keeps calm in a crisis.
es> Explica una organización al público, escribe, atiende a la prensa, gestiona canales y mantiene la calma en las crisis.
fr> Fait connaître une organisation, rédige, répond aux journalistes, anime les canaux et garde son calme en crise.
de> Erklärt eine Organisation nach außen, schreibt, beantwortet Presseanfragen, pflegt Kanäle und bleibt in Krisen ruhig.
skills: public-relations, copywriting, crisis-communication, social-media, journalism, event-planning, content-marketing, presentation
up: public-relations-manager lead; marketing-manager breadth
side: journalist skills; fundraiser sector; marketing-specialist skills

sports-coach | 27-2022 | sport | entry mid senior lead | bachelor | 0 | sports-coaching-licence
en: Sports coach; Football coach; Swimming coach; Athletics coach; Head coach; Tennis coach; Scout (sport)
es: Entrenador/a deportivo/a; Entrenador deportivo; Entrenadora deportiva; Entrenador de fútbol; Entrenadora de fútbol; Monitor deportivo; Monitora deportiva; Director técnico deportivo
fr: Entraîneur/euse sportif/ive; Entraîneur sportif; Entraîneuse sportive; Éducateur sportif; Éducatrice sportive; Moniteur de sport; Coach de football; Directeur sportif
de: Sporttrainer/in; Sporttrainer; Sporttrainerin; Fußballtrainer; Fußballtrainerin; Übungsleiter; Übungsleiterin; Schwimmtrainer; Tennislehrer; Skilehrer
en> Trains athletes or teams, plans practice and matches, and works on technique, fitness and heads.
es> Entrena a deportistas o equipos, planifica entrenamientos y partidos y trabaja técnica, forma física y mente.
fr> Entraîne sportifs ou équipes, planifie séances et matchs, et travaille technique, physique et mental.
de> Trainiert Einzelne oder Mannschaften, plant Training und Wettkampf und arbeitet an Technik, Kondition und Kopf.
skills: sports-coaching, coaching, exercise-prescription, first-aid, communication, leadership, safeguarding
up: leisure-centre-manager manage; secondary-school-teacher degree
side: fitness-trainer skills; youth-worker sector; activity-leader skills

fitness-trainer | 39-9031 | sport | entry mid senior | vocational | 0 | -
en: Fitness trainer; Personal trainer; Gym instructor; Fitness instructor; Group exercise instructor; Yoga teacher; Pilates instructor
es: Entrenador/a personal; Entrenador personal; Entrenadora personal; Monitor de gimnasio; Monitora de gimnasio; Instructor de fitness; Monitor de fitness; Profesor de yoga; Profesora de yoga
fr: Coach sportif/ive; Coach sportif; Coach sportive; Professeur de fitness; Entraîneur personnel; Instructeur de fitness; Professeur de yoga; Professeure de yoga
de: Fitnesstrainer/in; Fitnesstrainer; Fitnesstrainerin; Personal Trainer; Personal Trainerin; Sport- und Fitnesskaufmann; Sport- und Fitnesskauffrau; Yogalehrer; Yogalehrerin; Kursleiter Fitness
en> Shows people how to exercise safely, alone or in classes, writes their plans and keeps them coming back.
es> Enseña a hacer ejercicio sin riesgo, en clases o de forma individual, prepara planes y mantiene la motivación.
fr> Montre comment s’entraîner sans risque, en séance individuelle ou en cours collectif, établit des programmes et entretient la motivation.
de> Zeigt, wie man gefahrlos trainiert, einzeln oder im Kurs, schreibt Pläne und motiviert zum Weitermachen.
skills: sports-coaching, exercise-prescription, customer-service, nutrition, first-aid, sales
up: leisure-centre-manager manage; business-owner own; physiotherapy-assistant degree
side: sports-coach skills; activity-leader sector; massage-therapist skills

lifeguard | 33-9092 | sport | entry mid | none | 0 | lifeguard-certificate
en: Lifeguard; Pool lifeguard; Beach lifeguard; Pool attendant; Ski patroller; Water safety officer
es: Socorrista; Socorrista acuático; Socorrista acuática; Salvavidas; Guardavidas; Socorrista de piscina; Vigilante de playa
fr: Surveillant/e de baignade; Surveillant de baignade; Surveillante de baignade; Maître-nageur sauveteur; MNS; Nageur sauveteur; Sauveteur aquatique; Garde-bain
de: Rettungsschwimmer/in; Rettungsschwimmer; Rettungsschwimmerin; Fachangestellter für Bäderbetriebe; Fachangestellte für Bäderbetriebe; Bademeister; Bademeisterin; Badeaufsicht
en> Watches pool, beach or slope, prevents accidents with a word, and rescues and revives when it counts.
es> Vigila piscina, playa o pista, evita accidentes con una advertencia y rescata y reanima cuando hace falta.
fr> Surveille piscine, plage ou piste, prévient les accidents d’un mot, et secourt et réanime quand il le faut.
de> Beobachtet Becken, Strand oder Piste, beugt Unfällen vor und rettet und reanimiert, wenn es darauf ankommt.
skills: water-rescue, cpr, first-aid, safety, customer-service, communication
up: fitness-trainer licence; firefighter licence; sports-coach licence
side: security-guard sector; leisure-attendant skills
`;
