import type { AnswerSet } from "../answer-set.ts";

/**
 * Answers of our own whose length does not follow their strength, the weakest of each question first. Written later than
 * the others; the scorer was changed for the first two.
 */
export const englishLaterAnswers: readonly AnswerSet[] = [
  {
    question: "disagree-boss",
    trade: "staff nurse",
    answers: [
      "Oh, I have had all kinds of managers, you know, good ones and bad ones, and honestly some of them should never have been managers at all. The last one, she never listened to anybody and she had her favourites, and everybody on the ward knew it. In my opinion a manager should listen. People leave because of managers, that is what they say, and it is so true. I could tell you stories. Anyway, that is one of the reasons why I am looking for something new now, and I hope it will be better with you.",
      "We did not agree about the rota. I said what I thought and she said what she thought. In the end it stayed the way she wanted.",
      "In my second year on the surgical ward our manager wanted us to do the handover at the desk and not at the bedside any more. I thought that was wrong because patients often correct things. I told her so in her office. She said she would think about it, and a few weeks later we went back to the bedside for the longer stays.",
      "Two winters ago my manager planned to cut the second nurse at night on our ward of 28 beds. I disagreed and asked to speak to her alone. I brought the falls of the last three months: nine of eleven had happened between two and five at night. I suggested cutting the overlap at noon instead. She tried my plan for six weeks, and there were three falls in that time, so it stayed.",
      "When our manager decided in May that newly admitted patients should wait in the corridor until a bed was cleaned, I disagreed, because two of them had got worse out there unseen. I asked her for ten minutes the same afternoon. First I let her explain, and her reason was fair: the emergency department was blocked. So I proposed a chair bay beside our station with one monitor, and offered to run it myself for a week. I wrote down every patient. Of 34, we caught four who were getting worse within the hour, and the emergency department was never kept waiting. She made it the rule, and thanked me in front of the team for not just complaining.",
    ],
  },
  {
    question: "two-bosses-urgent",
    trade: "medical secretary",
    answers: [
      "I would do both.",
      "Stress does not bother me at all, I am used to it and I work well under pressure. It is important to stay friendly with everybody and to keep a smile, even if it gets hectic. I would just start with one and then do the other as fast as possible, and if it does not work out, then that is how it is, nobody can do magic. Bosses know that too. I think you learn that with the years, and I have many years behind me, so I would not panic.",
      "I would ask both of them which one is really more urgent. If they cannot agree I would do the shorter one first and tell the other one that it will be later.",
      "I would first look what happens if each of them is late: if a patient is waiting for a letter, that goes first, because the other thing can probably wait an hour. Then I would tell the second boss right away when he will get his, so that he can plan. If it cannot both be done by noon I would ask a colleague for help.",
      "First I would find out what stands behind each 'urgent': who is waiting, and what happens at five past twelve? That takes two questions. Suppose one is a referral that has to be faxed before a clinic closes and the other a slide for a talk at two; then the referral goes first, because a patient depends on it. I would not decide over their heads, though: I would write to both at once, 'I do A until eleven, then B until quarter to one, tell me in ten minutes if that is wrong.' If they disagree, they should settle it between themselves and not through me. If both truly end at noon, I would split it and ask a colleague to type one. At noon I would check that both have arrived, and afterwards suggest that they tell each other about such days, since it would be the third time this month.",
    ],
  },
  {
    question: "repair-no-fault-found",
    trade: "washing machine technician",
    heldOut: true,
    answers: [
      "If it runs, it runs. Then the customer has to pay for the visit and that is it, I cannot repair what is not broken.",
      "Some customers simply exaggerate, that is my experience from fifteen years in service. You have to be diplomatic with them. I am known for being very thorough and customers trust me, because I explain everything and I always leave the place clean. Usually I find every fault sooner or later, it is a question of experience and of feeling for the machine. And if I do not find it I call the manufacturer, they have very good people there who help us.",
      "I would run a long programme and watch it. Often it is a loose contact. I would look at the plugs.",
      "I ask when it happens: which programme, how full, hot or cold, how often. Then I read the error memory and run that same programme with the same load. Because heat or vibration may be the trigger, I wiggle the cable loom while it spins and measure the heater when it is hot. If nothing shows I check the socket and the water pressure at the customer's, because my workshop has better ones.",
      "The fault is real until I have shown otherwise, so I look for the difference between his place and mine. I ask for programme, load, time in the cycle and what he heard, and I have him film it next time. I read the error counter: E18 three times, say, tells me pump or drain. Then I copy his conditions: 7 kg of towels, 60 degrees, extension cord, hose at 90 cm. Supply first, because at 207 volts a motor board resets and at mine it has 231. Then heat: I let it run an hour and measure the winding again; a crack opens only above 50 degrees. Then movement: I tap the board and bend the loom at the door hinge, where it breaks most often. Last year I had a dryer that only failed in a garage: frost, a sensor out of range by 2 degrees. If I still have nothing, I leave a logger in for a week, charge no second visit, and say plainly what I have ruled out.",
    ],
  },
  {
    question: "why-leave",
    trade: "payroll accountant",
    heldOut: true,
    answers: [
      "I want to develop further and take on new challenges in a dynamic environment. I feel that I have learned everything there and now it is time for the next step in my career. Your company has an excellent reputation and I am convinced that I would fit in perfectly with my strengths. I have always been ambitious and I like to think outside the box, and I believe that with you I can really show what I am capable of. That would be a dream for me.",
      "The pay is bad and my boss is impossible.",
      "I have been there for nine years. It is always the same work. I would like to do something with more variety, and your office is nearer.",
      "We were bought last year, and since January the payroll is run from Dublin. I now only pass on forms. I liked to do the calculation myself and to answer people's questions, and in your advertisement that is the job: 140 people, one payroll, one person.",
      "Because the part I am good at has left. Until last January I ran the payroll for 310 people on my own, four months of the year with two collective agreements; then we were bought and it went to a centre in Dublin. I stayed for a year and handed it over properly: I wrote the manual of 60 pages, trained two people there and stayed until the first three runs were clean. Now I forward forms. What I miss is the desk where somebody comes with a payslip and leaves understanding it. You have 140 people, shift pay and no centre, and you said on the phone that the last run took four days. I would like to bring that to two, as I did before with a checklist and a cut-off on the 18th. I know that it is less money at first.",
    ],
  },
];
