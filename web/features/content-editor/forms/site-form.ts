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
    title: 'Videos on other servers',
    fields: [
      {
        type: 'lines',
        name: 'videoHosts',
        label: 'Video hosts',
        hint: 'Lessons can show files and streams from these servers. One on each line, such as videos.example.com. YouTube, Vimeo, Loom and Google Drive are always allowed.',
        isOptional: true,
      },
    ],
  },
  {
    title: 'The founder',
    fields: [
      { type: 'line', name: 'founder.name', label: 'Founder', isShort: true },
      { type: 'line', name: 'founder.role', label: 'Role of the founder', isShort: true },
      {
        type: 'picture',
        name: 'founder.photoUrl',
        label: 'Photo of the founder',
        hint: 'Shown next to the bio, cropped to a square. If you leave it out, we show initials.',
        isOptional: true,
        isShort: true,
      },
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
    title: 'Leading testimonial',
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
  {
    title: 'More testimonials',
    fields: [
      {
        type: 'testimonials',
        name: 'testimonials',
        label: 'Testimonials',
        hint: 'Shown on the front page in this order, up to nine.',
        isOptional: true,
      },
    ],
  },
  {
    title: 'Testimonial of a consulting client',
    fields: [
      {
        type: 'text',
        name: 'consultingTestimonial.quote',
        label: "Client's quote",
        hint: 'Shown on the consulting page. If you leave it out, that page shows the leading testimonial.',
        isOptional: true,
      },
      {
        type: 'line',
        name: 'consultingTestimonial.author',
        label: "Client's name",
        isShort: true,
        isOptional: true,
      },
      {
        type: 'line',
        name: 'consultingTestimonial.role',
        label: 'Who the client is',
        isShort: true,
        isOptional: true,
      },
      {
        type: 'switch',
        name: 'consultingTestimonial.isSample',
        label: "The client's quote is a sample",
        hint: 'The page labels it as a sample.',
        isOptional: true,
      },
    ],
  },
  {
    title: 'Case study on the front page',
    fields: [
      {
        type: 'line',
        name: 'caseStudy.postSlug',
        label: 'Post with the whole story',
        hint: 'The last part of its address: for /blog/our-story, enter our-story. Leave every field empty to hide the case study.',
        isOptional: true,
      },
      { type: 'line', name: 'caseStudy.title', label: 'Title of the story', isOptional: true },
      { type: 'text', name: 'caseStudy.problem', label: 'The problem', isOptional: true },
      { type: 'text', name: 'caseStudy.result', label: 'The result', isOptional: true },
      { type: 'text', name: 'caseStudy.quote', label: "Member's quote", isOptional: true },
      { type: 'line', name: 'caseStudy.author', label: "Member's name", isShort: true, isOptional: true },
      { type: 'line', name: 'caseStudy.role', label: 'Who the member is', isShort: true, isOptional: true },
      {
        type: 'switch',
        name: 'caseStudy.isSample',
        label: 'The story is a sample',
        hint: 'The page labels it as a sample.',
        isOptional: true,
      },
    ],
  },
];
