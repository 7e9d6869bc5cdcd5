import { type DrawPart, ellipse, line, mitred, pick, rect, stepped } from './pen.ts';

/** A plug and its socket on one axis. */
export const drawPlug: DrawPart = (random) => {
  const gap = stepped(random, 32, 64, 16);
  const socket = 312 + gap;
  const cable = pick(random, [236, 76]);
  const prongs = pick<readonly number[]>(random, [
    [128, 184],
    [120, 156, 192],
  ]);
  return {
    box: { x: 168, y: 88, width: socket + 136 - 168, height: 136 },
    measure: 'below',
    marks: [
      { d: line(48, 156, 608, 156), stroke: 'hidden' },
      { d: `M0 ${cable}h48c40 0 24 ${156 - cable} 64 ${156 - cable}h56` },
      { d: prongs.map((y) => rect(264, y - 7, 48, 14)).join(''), fill: 'sheet' },
      { d: mitred(168, 96, 96, 120, 24), fill: 'marker' },
      { d: line(192, 112, 192, 200) + line(212, 112, 212, 200) + line(232, 124, 232, 200), stroke: 'scored' },
      { d: rect(socket, 88, 136, 136), fill: 'wash' },
      { d: rect(socket, 104, 24, 104), fill: 'sheet' },
      { d: prongs.map((y) => rect(socket, y - 9, 56, 18)).join(''), stroke: 'hidden' },
      { d: ellipse(socket + 112, 112, 6) + ellipse(socket + 112, 200, 6), fill: 'sheet', stroke: 'detail' },
      { d: `M${socket + 136} 156H640` },
    ],
  };
};
