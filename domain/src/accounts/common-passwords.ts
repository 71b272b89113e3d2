const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Passwords of 8 characters or more that attackers try first, in lower case. */
export const commonPasswords: readonly string[] = wordsOf(`
  !@#$%^&* !@#$%^&*() !qaz2wsx 00000000 000000000 0000000000 0123456789 10101010 11111111
  111111111 1111111111 11223344 1122334455 112233445566 12121212 12312312 123123123 123321123
  12341234 12344321 123454321 12345678 123456789 1234567890 12345678910 123456789a 123456789q
  12345678a 123456aa 123456ab 123456abc 123456qwerty 12345abc 12345qwert 1234abcd 1234qwer
  123789456 123qwe123 123qweasd 123qweasdzxc 13131313 147258369 147852369 159357456 159753456
  1a2b3c4d 1q2w3e4r 1q2w3e4r! 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx 1qazxsw2
  1qw23er4 20202020 22222222 2pac4life 33333333 44444444 50cent123 55555555 66666666 69696969
  741852963 77777777 789456123 87654321 88888888 888888888 987654321 9876543210 99999999 999999999
  a1234567 a12345678 a123456789 a1b2c3d4 a1s2d3f4 aa123456 aa12345678 aaaaaaaa aaaaaaaaaa abc12345
  abc123456 abc123abc abc@1234 abcd1234 abcd12345 abcd@1234 abcdef123 abcdefg1 abcdefgh access123
  access14 acmilan1 admin123 admin1234 admin12345 admin@123 admin@1234 adminadmin administrador
  administrator alejandra alejandro alejandro1 alexander alexander1 alexandra alexandre america1
  american amor1234 amorcito amormio1 andrew123 anthony1 apple123 aquarius argentina arsenal1
  arsenal123 asdasdasd asdf1234 asdfasdf asdfghjk asdfghjkl asdfghjkl1 asdfqwer asdfzxcv ashley123
  asshole1 australia australia1 autumn2020 autumn2021 autumn2022 autumn2023 autumn2024 autumn2025
  azerty12 azerty123 azerty1234 azertyui azertyuiop babyboy1 babydoll babygirl babygirl1 bananas1
  bangalore barcelona barcelona1 baseball baseball1 basketball basketball1 batman123 bayern123
  bayernmuenchen bbbbbbbb beatles1 benfica1 benjamin benjamin1 berlin123 besiktas1 bienvenido
  bienvenue bitch123 blackberry blahblah bleach123 blessed1 blink182 blueberry bocajuniors
  bonita123 bonjour1 bonjour123 borussia brandon1 brasil123 brittany brittany1 broncos1 brother1
  bullshit bullshit1 business business1 butterfly butterfly1 california camaro123 camille1
  canada123 capricorn captain1 career123 carolina caroline catherine changeme changeme1
  changeme123 charles1 charlie1 charlie123 chelsea1 chelsea123 cherries chicago1 children chocolat
  chocolate chocolate1 chouchou christ123 christian christina christopher college1 college123
  colombia company1 company123 computer computer1 contrasena contrasena1 contrasena123 contraseña
  contraseña1 contraseña123 cookie123 cookies1 corazon1 corazon123 corinthians corvette corvette1
  coucou123 counterstrike courtney cowboys1 cristina cubs2016 cupcake1 daddy123 daniel123 danielle
  danielle1 darkness darkside deathnote december december1 default1 default123 demo1234 demo12345
  deutschland developer developer1 doctor123 dolphin1 dolphins dominic1 dominique dortmund
  doudou123 dragon12 dragon123 dragonball dragonball1 drummer1 dumbledore eagles123 elephant
  elephant1 elizabeth elizabeth1 eminem123 employee employee1 engineer engineer1 england1
  espana123 estrella estrella1 facebook facebook1 faith123 familia1 familia123 family123 father123
  february fenerbahce fernanda fernando ferrari1 finance1 flamengo florence florida1 flower123
  flowers1 football football1 football10 football123 forever1 forever21 fortnite fortnite1
  francais france123 francesco francisco frankfurt frederic freedom1 freedom123 friday123
  friend123 friends1 friends123 fuckoff1 fuckyou1 fuckyou123 fuckyou2 fussball fussball1 futbol123
  gabriel1 gabriela gabrielle galatasaray gandalf1 garfield garfield1 geheim123 geoffrey germany1
  giants123 giovanni gladiator god12345 godisgood godisgreat goodbye1 goodluck google123 graduate
  grandma1 greenday greenday1 gregory1 guadalupe guest123 guest1234 guitar123 halflife hallo123
  hallo1234 hallohallo hamburg1 happiness happy123 happyday harley123 harleydavidson harrypotter
  harrypotter1 heather1 heaven123 hello123 hello1234 hello12345 hello@123 hellohello hellokitty
  helloworld hermione hermosa1 hiphop123 hockey123 hogwarts hola1234 hola12345 holahola honeybee
  hospital ichliebedich ihateyou ilovegod iloveher ilovehim ilovejesus iloveme1 iloveu123 iloveyou
  iloveyou! iloveyou1 iloveyou123 iloveyou2 india123 india@123 indonesia instagram internazionale
  internet internet1 ireland1 ironmaiden ironman123 isabella isabelle istanbul italia123 jackson1
  jacqueline january1 jasmine1 jennifer jennifer1 jeremiah jessica1 jessica123 jesus123 jesus4ever
  jesuschrist jesusislord jetaime1 jetaime123 jobhunter jobs1234 jobsearch johncena jonathan
  jonathan1 jordan123 jordan23 joshua123 juventus juventus1 katherine kathleen kennwort killer123
  killerbee kimberly kimberly1 kristina lakers24 lawrence ledzeppelin legolas1 leonardo letmein!
  letmein1 letmein123 liebling lightning linkedin linkedin1 linkinpark liverpool liverpool1
  liverpool123 login123 loginlogin london123 lordoftherings loulou123 lovelove lovely123 loveme123
  loveyou1 loveyou2 malaysia manager1 manager123 manchester manutd123 margaret marianne mariposa
  mariposa1 marketing marketing1 marseille marseille13 master12 master123 masterkey matrix123
  matthew1 melissa1 mercedes mercedes1 metallica metallica1 mexico123 michael1 michael123 michelle
  michelle1 mickey123 mickeymouse microsoft midnight midnight1 minecraft minecraft1 minnie123
  mohammed momanddad mommy123 monday123 monkey12 monkey123 motdepasse motdepasse1 mother123
  motocross motorola mudar123 muenchen muhammad musician mustang1 mustang123 mylove123 mypassword
  mypassword1 naruto123 nathalie nathaniel newpassword newyork1 newyorkcity nicholas nicholas1
  nicolas1 nicole123 nintendo nirvana1 nokia123 nopassword november november1 nurse123 nursing1
  office123 office365 oldpassword onepiece p@$$w0rd p@$$word p@ssw0rd p@ssw0rd! p@ssw0rd1
  p@ssw0rd123 p@ssword pa$$w0rd pa$$word pa55word packers1 pakistan pakistan1 palmeiras papillon
  pass1234 pass@123 pass@1234 pass@word pass@word1 passpass passw0rd passw0rd! passw0rd1 password
  password! password$ password. password01 password02 password1 password10 password11 password12
  password123 password1234 password2 password2020 password2021 password2022 password2023
  password2024 password2025 password21 password22 password23 password3 password4 password5
  password6 password7 password8 password9 password99 password? password@1 password@123 passwords
  passwort passwort! passwort1 passwort123 patricia patrick1 patriots philippines phoenix1
  pikachu1 pineapple pinkfloyd playstation pokemon1 pokemon123 pornstar porsche1 porsche911
  potter123 predator predator1 princesa princess princess1 princess123 programmer pussycat
  q123456789 q1w2e3r4 q1w2e3r4t5 qazwsx123 qazwsxedc qqqqqqqq qwe123456 qweasd123 qweasdzxc
  qweqweqwe qwer1234 qwerasdf qwerasdfzxcv qwerty!@# qwerty12 qwerty123 qwerty1234 qwerty12345
  qwerty123456 qwerty@123 qwertyqwerty qwertyui qwertyuiop qwertz123 qwertzui qwertzuiop rachel123
  raiders1 rainbow1 rainbow123 realmadrid realmadrid1 rebecca1 redskins redsox123 reginald
  resume123 riverplate robert123 roberto1 rocknroll rockstar rockstar1 root1234 root@123 rootroot
  runescape sagittarius sales123 samantha samantha1 samsung1 samsung123 santiago santiago1
  sasuke123 saturday schalke04 schatz123 schatzi1 schmetterling school123 scooby123 scorpio1
  scorpion scorpion1 scotland sebastian sebastian1 secret01 secret12 secret123 secreto1 security
  security1 security123 senha123 senha1234 september september1 service1 service123 sexy1234
  sexysexy shadow12 shadow123 sister123 skateboard skywalker slipknot slipknot1 snoopy123
  snowboard snowboard1 soccer123 softball softball1 soleil123 sommer123 sommer2023 sommer2024
  sonnenschein spiderman spiderman1 sporting spring2020 spring2021 spring2022 spring2023
  spring2024 spring2025 starcraft startrek startrek1 starwars starwars1 steelers steelers1
  stephanie stephanie1 stephen1 stonecold strawberry student1 student123 students summer123
  summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 sunday123 sunflower sunshine
  sunshine1 sunshine123 superman superman1 superman123 support1 support123 sweetheart sweetie1
  sweetpea swimmer1 swimming teacher1 teacher123 teamo123 teamomucho temp1234 temporary temppass
  tequiero tequiero1 tequieromucho terminator test1234 test12345 test123456 test@123 tester123
  testing1 testing123 testtest texas123 theodore thepassword theresa1 therock1 thomas123 thunder1
  tigger12 tigger123 timothy1 toor1234 truelove trustno1 trustnoone twitter1 undertaker unicorn1
  unicorns university university1 usa12345 user1234 user@123 username valentin valentina vanessa1
  vegeta123 veronica veronica1 victoria victoria1 vincent1 virginia voldemort volleyball warcraft
  warrior1 warriors1 watermelon welcome! welcome1 welcome12 welcome123 welcome1234 welcome2020
  welcome2021 welcome2022 welcome2023 welcome2024 welcome@1 welcome@123 whatever whatever1
  william1 willkommen windows1 windows10 winter12 winter123 winter2020 winter2021 winter2022
  winter2023 winter2024 winter2025 wolverine wsxedcrf xxxxxxxx yamahar1 yankees1 yourpassword
  youtube1 yxcvbnm1 z1x2c3v4 zaq!2wsx zaq12wsx zaq1xsw2 zaq1zaq1 zxcv1234 zxcvbnm1 zxcvbnm123
  zxcvzxcv zzzzzzzz
`);

/** Common even with digits and signs around them (`Summer2024!`, `P@ssw0rd123`), in lower case. */
export const commonStems: readonly string[] = wordsOf(`
  aaa aaaa abc abcabc abcd abcde abcdef abcdefg abcdefgh access admin administrador administrator
  ahmed aisha alejandra alejandro alexander alexandra ali amanda amazon america american amor
  amour andreas andres andrew android angel angels anna anthony antonio anything apple april
  argentina arsenal asd asdf asdfgh asdfghjkl ashley audi august australia automne autumn azerty
  azertyuiop baby babyboy babygirl backup banana barcelona baseball basketball batman bayern bear
  beautiful beer berlin bienvenida bienvenido bienvenue black blessed blue bmw bonjour boss boston
  brandon brasil brother bunny business butterfly california camaro camille canada candy career
  carlos changeme charles charlie cheese chelsea cherry chicago china chocolate chris christ
  christian christopher ciao cisco clave coffee college company computer contrasena contraseña
  cookie corvette cowboys cutie daddy daisy dallas daniel database david december default demo
  deutschland dezember diamond diego dolphin dortmund dragon dragonball ducati eagle eagles
  elephant elizabeth emma employee england espana facebook faith falcon familia familie famille
  family father fatima februar february fernando ferrari finance fire florida flower football
  forever fortnite france francisco freedom friday friend friends frodo fruehling fussball futbol
  gandalf gangster gast geheim george germany ginger gladiator god goku golden golf goodbye google
  gorgeous grace green guest hacker hallo happy harley harrypotter haslo heaven hello herbst hiver
  hobbit hockey hola honda honey hope horse hottie houston hr hulk hunter ice ichliebedich iloveu
  iloveyou india instagram internet invierno invite iphone ironman isabella italia james januar
  january japan jasmine jason javier jennifer jessica jesus jetaime job jobs john jordan jose
  joseph joshua juan juli julien july june juni justin juventus kennwort kevin killer king kitten
  kitty klaus korea lakers laura letmein liebe liebling lightning lily linkedin lion liverpool
  login logon london love lovely loveme loveyou lucky luigi luis madrid maerz magic mai manager
  march maria marie mario marketing master matrix matthew may melissa mercedes mexico michael
  michelle microsoft miguel milan minecraft mohammed mommy monday monkey moon motdepasse mother
  muhammad mustang mystic naruto neo netflix newyork nicolas nicole ninja nintendo nokia nothing
  november ocean october office oktober olivia oracle orange otono pablo packers pakistan panda
  paris parola pass passcode passphrase passwd password passwort peace pedro pepper peter philippe
  phoenix pierre pikachu pirate pizza playstation please pokemon porsche potter predator primavera
  prince princesa princess princesse printemps prinzessin private prueba public puppy purple
  qazwsx queen qwe qweasd qweasdzxc qwerty qwertyuiop qwertz qwertzuiop rabbit rachel rainbow
  realmadrid rebecca red resume ricardo river robert roberto roblox rockstar root rose rugby ryan
  sales salut samantha samsung sarah sasuke saturday schatz school seattle sebastian secret
  secreto security segredo senha september server service sexy shadow shark silver sister sky
  skywalker smile snake soccer softball something sommer sonic sony sophia sophie spider spiderman
  spotify spring star stars startrek starwars steelers stefan stephanie storm strawberry student
  sugar summer sun sunday sunshine superman support sweetheart sweetie sweety system taylor
  teacher teamo temp temporary tennis tequiero terminator test tester testing tests texas thanks
  thomas thor thunder thursday tiger toor toyota trustno tuesday twitter unicorn university user
  username usuario vader vegeta verano victoria vodka volleyball wachtwoord warrior waymark
  wednesday welcome whatever whatsapp whiskey white william willkommen windows winter wizard wolf
  work worker xbox xxx xxxx yamaha yankees yellow yoda youtube yxcvbnm zelda zxc zxcvbn zxcvbnm
`);
