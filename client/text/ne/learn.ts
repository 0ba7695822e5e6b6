/** Nepali for the pages to learn from. */
import type { learn as english } from '../en/learn.ts';
import { moreLessons } from './lessons-more.ts';
import { ruleLessons } from './lessons-rules.ts';
import { number } from './words.ts';

export const learn: Omit<typeof english, 'lessons'> & {
  readonly lessons: typeof ruleLessons & typeof moreLessons;
} = {
  title: 'सिक्ने',
  lead: 'साँचो बोर्डमा छोटा पाठ। हरेकको अन्त्यमा अभ्यास छ, जसलाई नियमले नै जाँच्छ।',
  tracks: { rules: 'नियम बुझ्ने', compare: 'चाल दाँज्ने', verify: 'हेर्ने र जाँच्ने', read: 'पढ्ने' },
  done: 'सकियो',
  practice: 'अभ्यास',
  task: (index, all) => `${number(all)} मध्ये अभ्यास ${number(index)}`,
  check: 'जाँच्ने',
  yes: 'हो',
  no: 'होइन',
  next: 'अर्को अभ्यास',
  nextLesson: (title) => `अर्को: ${title}`,
  all: 'सबै पाठ',
  right: 'ठीक।',
  notYet: 'त्यो होइन। फेरि प्रयास गर्नुहोस्।',
  marks: (missing, wrong) => `अझै पुगेन: ${number(missing)} छुट्यो, ${number(wrong)} बढी भयो।`,
  marked: (count) => `${number(count)} बिन्दुमा चिन्ह`,
  found: (count, all) => `${number(all)} मध्ये ${number(count)} भेटियो`,
  foundAlready: 'त्यो भेटिसक्नुभयो।',
  lessonDone: 'पाठ सकियो।',
  facts: (ruleset, sources, changed) =>
    `नियम: ${ruleset}। स्रोत: ${sources}। पछिल्लो परिवर्तन: ${changed}।`,
  skill: {
    choose: 'अर्को खेलमा अभ्यास गर्ने एउटा सीप',
    none: 'कुनै होइन',
    note: 'यहीँ राखिन्छ, र अर्को नछानेसम्म खेलमा नियमसँगै देखिन्छ।',
    now: 'यो खेलमा अभ्यास गर्ने सीप:',
  },
  sources: {
    rules: 'यो कार्यक्रमले चलाउने नियम',
    table: 'सबै अन्त्यको तालिका',
    engine: 'हाम्रो इन्जिनका खोज',
    tradition: 'नेपालको परम्परागत खेल',
    show: '‘द डेभिल्स प्लान’को फाइनल',
  },
  lessons: { ...ruleLessons, ...moreLessons },
};
