import { CuesPage } from "../../features/interviews/after/cues-page.tsx";
import { DebriefPage } from "../../features/interviews/after/debrief-page.tsx";
import { NegotiationPage } from "../../features/interviews/negotiation/negotiation-page.tsx";
import { PreparationPage } from "../../features/interviews/prepare/preparation-page.tsx";
import { useSession } from "../../lib/session/session.tsx";
import { AfterInterview } from "./after-interview.tsx";

/** The pages for one interview, and the negotiation of one offer. `item` is the interview's or the offer's id. */
export function InterviewPages({ view, item }: { view: string; item: string }) {
  const { user } = useSession();
  if (view === "negotiation") return <NegotiationPage key={item} id={item} userId={user.id} />;
  if (view === "cues") return <CuesPage key={item} id={item} userId={user.id} />;
  if (view === "debrief")
    return (
      <DebriefPage
        key={item}
        id={item}
        userId={user.id}
        nextSteps={(interview) => <AfterInterview interview={interview} />}
      />
    );
  return <PreparationPage key={item} id={item} userId={user.id} />;
}
