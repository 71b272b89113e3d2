import { createLink } from "@tanstack/react-router";
import { LinkButton, TextLink } from "../ui/link-button.tsx";

/** LinkButton and TextLink that go to a route of the app without loading the page anew. */
export const ButtonRouteLink = createLink(LinkButton);
export const TextRouteLink = createLink(TextLink);
