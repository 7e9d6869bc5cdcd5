import type { FormSpec } from './field-spec.ts';

export const siteForm: FormSpec = [
  {
    title: 'Brand',
    fields: [
      { type: 'line', name: 'brand', label: 'Name', hint: 'Shown on every page.', isShort: true },
      {
        type: 'line',
        name: 'earnings',
        label: 'Monthly earnings',
        hint: 'Shown wherever a page mentions earnings.',
        isShort: true,
      },
      { type: 'line', name: 'tagline', label: 'Tagline' },
      { type: 'text', name: 'description', label: 'Description' },
    ],
  },
  {
    title: 'The company',
    fields: [
      { type: 'line', name: 'company.name', label: 'Company', isShort: true },
      { type: 'line', name: 'company.jurisdiction', label: 'Registered in', isShort: true },
      { type: 'line', name: 'company.address', label: 'Address' },
      { type: 'line', name: 'contactEmail', label: 'Contact email', isShort: true },
    ],
  },
  {
    title: 'Courses on the front page',
    fields: [
      {
        type: 'course',
        name: 'flagshipCourseSlug',
        label: 'Flagship course',
        hint: 'Leads the release timeline.',
        by: 'slug',
        isShort: true,
      },
      {
        type: 'courses',
        name: 'featuredCourseIds',
        label: 'Popular courses',
        hint: 'Shown in the order you choose them.',
      },
    ],
  },
  {
    title: 'Links',
    fields: [
      { type: 'address', name: 'referralUrl', label: 'Referral sign-up', isShort: true },
      { type: 'address', name: 'videoChannelUrl', label: 'Video channel', isShort: true },
      { type: 'address', name: 'demoVideoUrl', label: 'Demo video', isShort: true },
      { type: 'address', name: 'demoVideoCaptionsUrl', label: 'Captions of the demo video', isShort: true },
      { type: 'address', name: 'consultingVideoUrl', label: 'Consulting video', isShort: true },
      {
        type: 'address',
        name: 'consultingVideoCaptionsUrl',
        label: 'Captions of the consulting video',
        isShort: true,
      },
      {
        type: 'links',
        name: 'social',
        label: 'Social links',
        hint: 'One per line: a name, a space, then a link that starts with https://.',
      },
    ],
  },
  {
    title: 'The founder',
    fields: [
      { type: 'line', name: 'founder.name', label: 'Founder', isShort: true },
      { type: 'line', name: 'founder.role', label: 'Role of the founder', isShort: true },
      { type: 'lines', name: 'founder.bio', label: 'Bio', hint: 'One paragraph on each line.' },
      {
        type: 'switch',
        name: 'founder.isSample',
        label: 'The bio is a sample',
        hint: 'The page labels it as a sample.',
      },
    ],
  },
  {
    title: 'Testimonial',
    fields: [
      { type: 'text', name: 'testimonial.quote', label: 'Quote' },
      { type: 'line', name: 'testimonial.author', label: 'Who said it', isShort: true },
      { type: 'line', name: 'testimonial.role', label: 'Who they are', isShort: true },
      {
        type: 'switch',
        name: 'testimonial.isSample',
        label: 'The quote is a sample',
        hint: 'The page labels it as a sample.',
      },
    ],
  },
];
