interface Markable {
  readonly isSample?: boolean | undefined;
}

/** The content that may still be the samples the product ships with. */
export interface LaunchContent {
  readonly site: {
    readonly company: { readonly name: string; readonly address: string };
    readonly contactEmail: string;
    readonly founder: Markable;
    readonly testimonial: Markable;
    readonly testimonials?: readonly Markable[] | undefined;
    readonly consultingTestimonial?: Markable | undefined;
    readonly caseStudy?: Markable | undefined;
  };
  readonly legalPages: readonly { readonly title: string; readonly markdown: string }[];
  readonly posts: readonly ({ readonly title: string } & Markable)[];
}

/** The delivered texts say "(sample company)" and "(sample address)", and their addresses end in `.example`. */
const sampleMark = /\(sample [^)]*\)|\.example\b/i;

/** Names the content that a founder should replace before launch, as the console calls it. */
export function sampleContent({ site, legalPages, posts }: LaunchContent): string[] {
  const { company, founder, testimonial, testimonials = [], consultingTestimonial, caseStudy } = site;
  const found: readonly (readonly [string, boolean])[] = [
    ['Company name', sampleMark.test(company.name)],
    ['Company address', sampleMark.test(company.address)],
    ['Contact email', sampleMark.test(site.contactEmail)],
    ['Founder and earnings', isSample(founder)],
    ['Testimonials', [testimonial, ...testimonials].some(isSample)],
    ['Testimonial about consulting', isSample(consultingTestimonial)],
    ['Case study', isSample(caseStudy)],
    ...legalPages.map(({ title, markdown }) => [`Legal page “${title}”`, sampleMark.test(markdown)] as const),
    ...posts.map((post) => [`Post “${post.title}”`, isSample(post)] as const),
  ];
  return found.filter(([, isLeft]) => isLeft).map(([name]) => name);
}

function isSample(item: Markable | undefined): boolean {
  return item?.isSample === true;
}
