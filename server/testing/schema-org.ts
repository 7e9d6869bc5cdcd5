interface Vocabulary {
  /** Properties that search engines require (schema.org itself requires none). */
  readonly required: readonly string[];
  readonly known: readonly string[];
}

const thing = ['name', 'description', 'url', 'image', 'sameAs', 'mainEntityOfPage'];
const creativeWork = [
  ...thing,
  ...['about', 'author', 'dateModified', 'datePublished', 'headline', 'inLanguage', 'keywords', 'mainEntity'],
  ...['offers', 'provider', 'publisher', 'timeRequired', 'educationalLevel'],
];

/** The types that the pages use, with the properties that schema.org defines. */
const vocabulary: Readonly<Record<string, Vocabulary>> = {
  Organization: {
    required: ['name', 'url'],
    known: [...thing, 'legalName', 'logo', 'email', 'address', 'founder'],
  },
  WebSite: { required: ['name', 'url'], known: creativeWork },
  WebPage: { required: ['name', 'url'], known: creativeWork },
  Person: { required: ['name'], known: thing },
  Brand: { required: ['name'], known: thing },
  Product: { required: ['name', 'image', 'offers'], known: [...thing, 'brand', 'offers'] },
  Offer: {
    required: ['url'],
    known: [...thing, 'price', 'priceCurrency', 'availability', 'category', 'priceSpecification'],
  },
  UnitPriceSpecification: {
    required: ['price', 'priceCurrency', 'unitCode', 'billingDuration'],
    known: ['price', 'priceCurrency', 'unitCode', 'billingDuration'],
  },
  FAQPage: { required: ['mainEntity'], known: creativeWork },
  Question: { required: ['name', 'acceptedAnswer'], known: [...creativeWork, 'acceptedAnswer'] },
  Answer: { required: ['text'], known: [...creativeWork, 'text'] },
  Course: {
    required: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
    known: [...creativeWork, 'hasCourseInstance', 'syllabusSections'],
  },
  LearningResource: {
    required: ['name', 'url', 'isAccessibleForFree'],
    known: [...creativeWork, 'isAccessibleForFree', 'learningResourceType', 'teaches'],
  },
  Syllabus: { required: ['name'], known: creativeWork },
  CourseInstance: {
    required: ['courseMode', 'courseWorkload'],
    known: [...thing, 'courseMode', 'courseWorkload'],
  },
  ItemList: { required: ['itemListElement'], known: [...thing, 'itemListElement'] },
  BreadcrumbList: { required: ['itemListElement'], known: [...thing, 'itemListElement'] },
  ListItem: { required: ['position', 'item'], known: [...thing, 'position', 'item'] },
  Blog: { required: ['name', 'url', 'blogPost'], known: [...creativeWork, 'blogPost'] },
  BlogPosting: { required: ['headline', 'datePublished'], known: creativeWork },
};

/** The required format of values, by property. */
const shapes: Readonly<Record<string, RegExp>> = {
  url: /^https?:\/\/[^\s]+$/,
  image: /^https?:\/\/[^\s]+\.png$/,
  datePublished: /^\d{4}-\d{2}-\d{2}$/,
  dateModified: /^\d{4}-\d{2}-\d{2}$/,
  courseWorkload: /^PT(?=\d)(\d+H)?(\d+M)?$/,
  timeRequired: /^PT\d+M$/,
  priceCurrency: /^[A-Z]{3}$/,
  availability: /^https:\/\/schema\.org\/InStock$/,
};

/** The problems of a thing and everything in it. */
export function schemaProblems(value: unknown, path = '$'): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => schemaProblems(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const { '@type': type, '@id': _, ...properties } = value as Record<string, unknown>;
  const words = vocabulary[String(type)];
  if (!words) return [`${path}: ${String(type)} is no type that is known`];
  const missing = words.required.filter((name) => isEmpty(properties[name]));
  const unknown = Object.keys(properties).filter((name) => !words.known.includes(name));
  return [
    ...missing.map((name) => `${path}: ${type} needs ${name}`),
    ...unknown.map((name) => `${path}: ${type} has no ${name}`),
    ...Object.entries(properties).flatMap(([name, property]) => valueProblems(name, property, path)),
  ];
}

function valueProblems(name: string, value: unknown, path: string): string[] {
  const shape = shapes[name];
  const isMisshapen = shape && typeof value === 'string' && !shape.test(value);
  return isMisshapen ? [`${path}.${name}: ${value}`] : schemaProblems(value, `${path}.${name}`);
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
