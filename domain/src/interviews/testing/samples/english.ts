import type { AnswerSet } from "../answer-set.ts";

/** Answers of our own, the weakest of each question first. */
export const englishAnswers: readonly AnswerSet[] = [
  {
    question: "angry-customer",
    trade: "hotel receptionist",
    answers: [
      "That happens every day in hotels. Some people are just like that and you can't do anything about it.",
      "I am very good with people, so angry guests are no problem for me. I always stay friendly and professional and I try to give every guest the best possible service. Communication is really important to me, and in my experience a smile solves most problems. I think guests can feel that I care about them.",
      "Last winter a guest came down to the desk because his room was cold. We apologised to him and we looked for another room. In the end we found one and he could move. It was a stressful night because the hotel was almost full.",
      "One night last January a guest came to my desk shouting because the heating in his room had failed and he had a meeting at eight. I let him finish, apologised and asked what he needed most. I called two other floors, found a free room and carried his bags over myself. The next morning he thanked me at check-out and he has stayed with us again since.",
      "At the Harbour Hotel, on a sold-out night in January, a guest came down at eleven shouting that his room was at fourteen degrees. I was alone at the desk. I listened until he had finished, repeated what I had understood and apologised. I checked the list, saw that a late arrival had cancelled, and moved him within ten minutes; I carried the bags and took the breakfast off his bill. Then I wrote the fault into the log and asked the engineer to check the other five rooms on that pipe, and he found two more cold ones before anybody complained. The guest booked four more nights with us that spring, and complaints about heating fell from nine in January to one in February.",
    ],
  },
  {
    question: "own-mistake",
    trade: "bookkeeper",
    answers: [
      "I don't really make mistakes because I am a perfectionist. Maybe I work too hard sometimes.",
      "Everybody makes mistakes, that is human. When I make one I correct it right away and I learn from it, because honesty is important to me. I am also a very accurate person and I check everything twice, so it does not happen often. My bosses have always been happy with my work.",
      "In my last job an invoice was paid twice. The supplier told us about it and the money came back after a while. After that we were more careful with invoices.",
      "Two years ago, as a bookkeeper at a garden centre, I paid one supplier twice because the invoice had come by mail and by post. I noticed it at the end of the month when I compared the accounts. I told my manager the same day, phoned the supplier and got the money back. After that I compared invoice numbers before every payment run.",
      "In March two years ago, as the only bookkeeper of a garden centre, I paid a supplier 8,400 pounds twice: the same invoice had come by mail and by post. I found it eleven days later when I reconciled the account. I told my manager within the hour, before I had a solution, then phoned the supplier, and the money was back after three days. I asked myself how it could slip through: our program did not compare invoice numbers across the two inboxes. So I wrote a check that stops the run when a number appears twice, and I added a second pair of eyes for payments over 5,000. Since then it has caught six duplicates, and none has been paid.",
    ],
  },
  {
    question: "too-many-tasks",
    trade: "office administrator",
    answers: [
      "I am good at multitasking, so I just do everything at the same time.",
      "Planning is one of my strengths. I always make lists and set priorities, because you have to stay organised in an office. When there is a lot to do I usually work faster and stay longer if necessary. I never leave anything undone and my colleagues know that they can rely on me.",
      "Before the trade fair last year there was a lot to do. The badges had to be printed and the hotel was missing and the phone kept ringing. We all stayed longer that week and somehow it worked out in the end.",
      "In the week before our trade fair last May two colleagues were ill and I had their tasks as well. I wrote everything on one list and sorted it by what could not be moved. I asked my manager to postpone the new filing system and gave the hotel bookings to a trainee. I printed the badges first, because the printer closed on Thursday. Everything for the fair was ready on time.",
      "In May last year, five days before a trade fair, two of our four people in the office fell ill and I was left with thirty-one open tasks. On Monday morning I wrote them on one board and asked of each: what happens if it waits a week? Nineteen could. I showed my manager that list, and she agreed within ten minutes, so nobody was surprised later. I did the twelve others by date: badges on Tuesday, because the printer closed on Thursday, then hotels, then the delivery papers. I blocked two hours a day without phone and let a trainee answer it with a sheet of eight standard answers. All twelve were done by Thursday at four, a day early, and the nineteen were finished the week after. We use that board before every fair now.",
    ],
  },
  {
    question: "shortcut-seen",
    trade: "construction worker",
    answers: [
      "I would mind my own business. Experienced people know what they are doing.",
      "Safety is the most important thing for me. Everybody has to follow the rules at work, and I always follow them. It is very important that nobody gets hurt on a building site and that we all go home healthy in the evening. Safety first, that is my motto.",
      "I would tell him that he should not do that. If he does not listen I would tell the foreman about it.",
      "I would stop him right away if he was in danger, for example without a harness at the edge. I would talk to him calmly and ask why he left it out, because maybe the harness was broken. If he went on, I would go to the foreman, because an accident would hurt everybody.",
      "First I would look whether anybody is in danger this minute. If yes, I would call out to him to stop, because an argument later is better than a fall now. Then I would go over and speak to him alone, not in front of the crew: what did I see, and why did he do it? Perhaps the clip is broken or the harness is kept too far away, and then the cause is not him. I would offer to fetch the equipment and hold the ladder meanwhile. If he says no, I would tell him that I have to inform the foreman, and do it the same hour, because I would be responsible too. In the evening I would write it down as a near miss, without a name, and in the next days I would look whether the harness hangs where it is needed and whether he uses it.",
    ],
  },
  {
    question: "tech-slow-page",
    trade: "web developer",
    answers: [
      "I would restart the server and hope that it is fast again.",
      "Performance is a very interesting topic. There can be many reasons for a slow page and it always depends on the project. I have a lot of experience with modern frameworks and best practices, so I would analyse the problem and then optimise the code until the page is fast again.",
      "I would look at the browser tools and see which request is slow. Then I would look at the database or at the code. Maybe an index is missing.",
      "I would open the network tab and see whether the time is spent in the server or in the browser. If the server is slow, I would look at the log of that request and at the slow queries of the database. I would compare with the last release, because it was fast last week. Then I would fix the query, for example with an index, and measure again.",
      "First I would measure instead of guessing: in the network tab, is it the time to first byte or the scripts? Say the first byte takes 7 of the 8 seconds, then it is the server. I would check whether all users see it or only large accounts, then look at what changed since last week: releases, data, traffic. In the trace of one request I would look for the longest span; if it is the database, I would run the query with explain analyze on a copy. A typical finding: a query per row, 400 queries instead of one, or a sequential scan because a table grew over the limit. I would fix that one thing, measure p95 before and after, and roll back if nothing changes, because then my guess was wrong. At my last shop it was a missing index on orders.customer_id: p95 went from 8 s to 300 ms. Afterwards I would add an alarm at 1 second so that we see it before the users do.",
    ],
  },
  {
    question: "why-this-work",
    trade: "home carer",
    answers: [
      "I need a job and you are hiring.",
      "I am a people person and I have always been passionate about helping others. I am motivated, flexible and reliable, and I think that this job is a great opportunity and a new challenge for me. I would be very happy to join your great team and to develop myself further.",
      "I like to work with old people because they have a lot to tell. My grandmother lived with us and I helped her. I would also like to work close to my home.",
      "Because I looked after my grandmother for two years and noticed that I am good at it: I am patient, and I see small changes. What I like is that you come back the next day and know the person. I know that the mornings are early and that some days are sad, but I have never regretted going.",
      "Because I tried it and stayed. I cared for my grandmother for two years, and then I worked for eighteen months at a home with forty residents. There I had seven minutes a person in the morning, and I kept thinking of Mr Hale, who only ate when somebody sat down with him. When I sat with him for ten minutes, he put on three kilos in two months. That is why I want to work in people's homes, where there is time for exactly that. I know the hard sides: I have washed people who hit me, I have lost four clients, and I drive at five in the morning. I talk about it with a colleague once a week, and I still like to go. In the next year I want to do the course on dementia, because half of my clients have it.",
    ],
  },
  {
    question: "team-stuck",
    trade: "warehouse worker",
    heldOut: true,
    answers: [
      "My team was never stuck. We always had a great time.",
      "Teamwork is everything in a warehouse. I am a team player and I always help my colleagues when they need me. If a team is stuck you have to talk to each other and find a solution together, because together you are stronger. That is how I have always worked and it has always been good.",
      "At Christmas the packing line stood still because nobody knew who should bring the boxes. We talked about it in the break and then it was better and the line was running again.",
      "Last Christmas our packing line kept stopping because both shifts thought the other one would bring the boxes. I counted the stops for one day and showed the figures to the shift leader. I proposed that the person at the scanner orders boxes when ten are left. I explained it to both shifts, and after that the line hardly stopped any more.",
      "In the first week of December our packing line of eight people stood still again and again; everybody blamed the other shift. I was a packer, not the boss. I made tally marks for one day: 23 stops, 17 of them because boxes had run out. I showed the sheet to both shift leaders in the break and asked each what they expected from the other one; it turned out that both thought the other was filling up. I suggested a red mark at ten boxes: whoever sees it calls. I painted the mark myself, explained it to every packer, and for the first three days I walked along and asked. Stops went down from 23 to 4 a day, and we got 300 more parcels out per shift before Christmas. The mark is still there.",
    ],
  },
  {
    question: "food-cold-chain",
    trade: "cook",
    heldOut: true,
    answers: [
      "I would close the door and turn it colder.",
      "Hygiene has top priority in every kitchen and I take it very seriously. I have worked in many kitchens and I know all the rules. Everything always has to be clean and fresh, because the guests trust us, and the quality of the food is the most important thing.",
      "I would check the food and throw away what looks or smells bad. Then I would call somebody to repair the cold room.",
      "I would first measure with a second thermometer whether it is really nine degrees. Then I would move everything to the other fridge. Meat, fish and milk that were too warm I would throw away, because nobody knows for how long. I would tell the chef and call the technician, and write it into the list.",
      "First I would measure the core of three foods with the probe, because the display shows only the air. At the same time I would keep the door shut and look at the log: when was it last below seven? If it was ten minutes after a delivery, everything stays and I watch it. If nobody knows since when, I would throw away minced meat, fish, cream and whatever was cooked yesterday, because germs double every twenty minutes or so and you neither see nor smell them. Vegetables, hard cheese and butter can stay. I would move the rest into the second fridge or onto ice, label it with the time, call the technician and tell the chef at once, because he has to change the menu. I would write down temperature, time and what was thrown away. Before it is filled again I would check that it holds four degrees for two hours, and propose an alarm on the phone.",
    ],
  },
];
