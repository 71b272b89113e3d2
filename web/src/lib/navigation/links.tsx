import { createLink } from "@tanstack/react-router";
import { LinkButton, TextLink } from "../../ui/button/link-button.tsx";

export const ButtonRouteLink = createLink(LinkButton);
export const TextRouteLink = createLink(TextLink);
