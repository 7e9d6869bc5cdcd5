/** The fields of one testimonial in a list, in their order. */
export const testimonialLabels = { quote: 'Quote', author: 'Who said it', role: 'Who they are' } as const;

export type TestimonialField = keyof typeof testimonialLabels;

/** The name of a field of a testimonial, which is also the name that the server gives it in an issue. */
export function testimonialFieldName(list: string, index: number, field: TestimonialField): string {
  return `${list}.${index}.${field}`;
}

/** The label of the testimonial's field that an issue such as `testimonials.2.author` is about. */
export function testimonialLabelOf(issue: string): string | undefined {
  const [, field] = /^[^.]+\.\d+\.(\w+)$/.exec(issue) ?? [];
  return Object.entries(testimonialLabels).find(([name]) => name === field)?.[1];
}
