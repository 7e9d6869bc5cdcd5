import type { CurrentUser } from '@chalkline/contract/people';
import type { SiteSettings } from '@chalkline/contract/site';
import type { PostSummary } from '@chalkline/contract/writing';
import type { Requirement } from '@chalkline/domain/access/decide-access';
import type { ComponentType } from 'react';
import type { Resource } from '../api/resource.ts';
import type { PaywallProps } from '../features/pricing/paywall.tsx';

export type Parameters = Readonly<Record<string, string>>;

export interface ScreenProps {
  readonly parameters: Parameters;
  /** Given to a screen that keeps its page, in front of somebody without the plan for it. */
  readonly paywall?: PaywallProps | undefined;
}

export type ScreenComponent = ComponentType<ScreenProps>;

/** The thing that an address names. It is looked for before access is: existence comes first. */
export interface Subject {
  resource(parameters: Parameters): Resource<unknown>;
  /** Whether what was found holds what the address names for this person; true unless given. */
  holds?(data: unknown, parameters: Parameters, viewer: CurrentUser | null): boolean;
  readonly missing: 'course' | 'lesson' | 'page';
}

export interface PaywallText {
  readonly title?: string;
  readonly description?: string;
}

export interface HeadContext {
  readonly site: SiteSettings;
  readonly parameters: Parameters;
  known<Data>(resource: Resource<Data>): Data | undefined;
}

export interface Head {
  readonly title: string;
  readonly description: string;
  /** The picture beside a shared link to a page that search engines do not keep. */
  readonly image?: { readonly path: string; readonly alt: string } | undefined;
  /** Given for a page that was published on a day: who shares it is told so. */
  readonly article?: Pick<PostSummary, 'author' | 'publishedOn' | 'tags'> | undefined;
}

/** One row of the route table: everything that is known of a screen before it is loaded. */
export interface Screen {
  /** The name of its file under `pages/`. */
  readonly name: string;
  readonly path: string | RegExp;
  /** Narrows the path: whether these parameters can belong to the screen at all. */
  fits?(parameters: Parameters): boolean;
  /** What stands around it: the public site, the app, or the founder console. */
  readonly shell: 'public' | 'app' | 'console';
  readonly requires: Requirement;
  /** About one person: open to whoever has its address, and neither kept for others nor listed anywhere. */
  readonly isPersonal?: boolean;
  /** Only to be read: the page ships no script at all. */
  readonly isPlain?: boolean;
  /** The top bar's title, for screens of the app. */
  readonly barTitle?: string;
  readonly subject?: Subject;
  /** Says that there is nothing at an address. */
  readonly isNowhere?: boolean;
  /** Such a screen of its own surroundings, for whoever may see those. */
  readonly nowhere?: Screen;
  readonly paywall?: PaywallText;
  /** The screen itself shows the paywall, beside what everybody may know of its subject. */
  readonly keepsPage?: boolean;
  /** What it reads for that, besides its subject and the plans. */
  needsLocked?(query: URLSearchParams): readonly Resource<unknown>[];
  /** Where this address really leads, for addresses that only point elsewhere. */
  redirect?(subject: unknown): string;
  /** What the screen reads, besides its subject, once access is granted. */
  needs(
    parameters: Parameters,
    viewer: CurrentUser | null,
    query: URLSearchParams,
  ): readonly Resource<unknown>[];
  /** What it reads besides, once it is known what those gave. */
  needsThen?(
    known: HeadContext['known'],
    parameters: Parameters,
    query: URLSearchParams,
  ): readonly Resource<unknown>[];
  head(context: HeadContext): Head;
  /** The one address of what is shown, where it has several. */
  canonicalPath?(context: HeadContext): string | undefined;
  load(): Promise<{ Screen: ScreenComponent }>;
  /** Stands there while its subject or its code is on its way; something general unless given. */
  readonly placeholder?: 'course';
  /** Addresses that show the screen: for looking at every one of them. */
  readonly examples: readonly string[];
}
