import { longestContentText } from '@chalkline/domain/content/content-limits';

const paragraph =
  'A page is **built** from parts that you can see and parts that you cannot, as [the course](/courses) says. ';
const section = `## Part\n\n${paragraph.repeat(6)}\n\n- one\n- two\n\n\`\`\`js\nconst a = 1;\n\`\`\`\n\n`;

/** The longest possible content texts: ordinary ones, and malicious ones. */
export const longTexts: Readonly<Record<string, string>> = {
  prose: section.repeat(Math.floor(longestContentText / section.length)),
  'one long line': 'a '.repeat(longestContentText / 2),
  'links only': '[a](/b) '.repeat(7_500),
  'list items only': '- a\n'.repeat(9_000),
  'emphasis only': '*a* '.repeat(9_000),
  'code only': `\`\`\`js\n${'const a = 1; // a line\n'.repeat(6_000)}\`\`\`\n`,
};
