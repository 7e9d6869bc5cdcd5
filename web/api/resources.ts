import {
  activityPath,
  certificatePath,
  courseByIdPath,
  courseBySlugPath,
  courseOfferPath,
  coursesPath,
  csrfTokenPath,
  favouritesPath,
  lessonAddressPath,
  notificationsPath,
  ownProjectPath,
  planContentsPath,
  plansPath,
  searchPath,
  sitePath,
  skillsPath,
  snippetsPath,
  userCoursesPath,
  userProgressPath,
} from '@chalkline/contract/addresses';
import type { CurrentUser } from '@chalkline/contract/people';
import { currentUserPath } from '@chalkline/contract/sign-in-addresses';
import { type Resource, resource } from './resource.ts';

/** `null` is a visitor. */
export const currentUserResource: Resource<CurrentUser | null> = resource(currentUserPath);
export const siteResource = resource(sitePath);
export const coursesResource = resource(coursesPath);
export const userCoursesResource = resource(userCoursesPath);
export const userProgressResource = resource(userProgressPath);
/** What the viewer did this week and so far, and their weekly goal. */
export const activityResource = resource(activityPath);
export const snippetsResource = resource(snippetsPath);
export const skillsResource = resource(skillsPath);
export const certificateResource = (token: string) => resource(certificatePath, { token });
/** The viewer's favourite lessons and prompts. */
export const favouritesResource = resource(favouritesPath);
/** The viewer's project, and what they typed into prompts. */
export const ownProjectResource = resource(ownProjectPath);
/** A page of the viewer's notifications, by default the first. */
export const notificationsResource = (after?: string) =>
  resource(notificationsPath, {}, after ? { after } : undefined);
export const planContentsResource = resource(planContentsPath);
export const plansResource = resource(plansPath);

/** For forms that work without scripts. Everything else requests a token when it writes. */
export const formTokenResource = resource(csrfTokenPath);

export const searchResource = (query: string) => resource(searchPath, {}, { q: query });

/** Without a search, all courses. */
export const courseSearchResource = (search: string) =>
  search ? resource(coursesPath, {}, { search }) : coursesResource;
export const courseBySlugResource = (slug: string) => resource(courseBySlugPath, { courseSlug: slug });
export const courseOfferResource = (slug: string) => resource(courseOfferPath, { courseSlug: slug });
export const courseByIdResource = (id: string) => resource(courseByIdPath, { courseId: id });
export const lessonAddressResource = (lessonId: string) => resource(lessonAddressPath, { lessonId });
