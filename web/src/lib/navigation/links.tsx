import { createLink } from "@tanstack/react-router";
import { LinkButton, TextLink } from "../../ui/button/link-button.tsx";

/** LinkButton and TextLink that navigate inside the app without reloading the page. */
export const ButtonRouteLink = createLink(LinkButton);
export const TextRouteLink = createLink(TextLink);
