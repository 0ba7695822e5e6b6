/** Nepali for what is wrong with a record or a position. */
import type { RecordWords } from '../record-words.ts';
import { number } from './words.ts';

const texts: RecordWords['problems'] = {
  'row-count': 'बोर्डमा / ले छुट्याएका पाँच लहर हुन्छन्',
  'row-length': 'एक लहरमा पाँच बिन्दु हुन्छन्',
  'row-letter': 'गोटी वा खाली बिन्दु यसरी लेखिँदैन',
  'field-count': 'स्थितिमा लहर, पालो र सङ्ख्या एक-एक खाली ठाउँले छुट्याएर लेखिन्छ',
  spacing: 'खण्डहरूबीच एउटा मात्र खाली ठाउँ हुन्छ',
  'unreadable-side': 'पालो यसरी लेखिँदैन',
  'unreadable-number': 'सङ्ख्या अगाडि शून्य नभएको पूर्णाङ्क हुन्छ',
  overlap: 'एउटै बिन्दुमा दुई गोटी छन्',
  'tiger-count': 'बोर्डमा चार बाघ हुन्छन्',
  'captured-count': 'खाइएका बाख्रा ० देखि ५ सम्म हुन सक्छन्',
  'goat-count': 'हातका, बोर्डका र खाइएका बाख्रा जोड्दा २० हुनुपर्छ',
  'ambiguous-count': 'त्यो सङ्ख्या बाख्राका चाल हो कि खाइएका बाख्रा, थाहा हुँदैन; अर्को ढाँचामा लेख्नुहोस्',
  'unreadable-last-ply': 'अन्तिम चाल रेखामा राख्ने, सार्ने वा खाने चाल होइन',
  'contradicting-last-ply': 'अन्तिम चाल गोटी र पालोसँग मिल्दैन',
  'unreadable-note': 'टिप्पणी यसरी लेखिँदैन',
  'unknown-hand': 'हातका बाख्रा दिइएको छैन, र अरूबाट थाहा हुने पनि छैन',
  unclosed: 'यसको अन्त्य छैन',
  'wrong-ply-number': 'यहाँ अर्को चाल सङ्ख्या आउनुपर्छ',
  'text-after-result': 'अभिलेख ट्याग वा चाल १ बाट सुरु हुन्छ',
  'missing-tag': 'छैन',
  'repeated-tag': 'दुई पटक छ',
  'unreadable-tag': 'यसको मान मिल्ने खालको छैन',
  'unproven-reason': 'चालहरूले यस्तो हुँदैन',
  'contradicting-tag': 'अरू ट्यागसँग बाझिन्छ',
  'differing-score': 'चालपछिको नतिजा अर्कै छ',
  'foreign-tag': 'यो PGN मा सुरुदेखि बाख्राले खेल्ने बोर्ड मात्र अट्छ',
  'unknown-ruleset': 'यो नामको नियम छैन',
  'unreadable-parameter': 'आफ्नै नियम custom ply=200 repeat=draw3 quiet=100 goats=lose जस्तै लेखिन्छ',
  'out-of-bounds': 'नियमको सीमा मिल्ने दायराभन्दा बाहिर छ',
  'unreadable-action': 'यो चाल होइन',
  'wrong-side': 'अर्को पक्षको पालो हो',
  'misplaced-mark': '# छ तर यो चालले बोर्ड जितिँदैन',
  'no-board-draw': 'फाइनलका दुवै बोर्ड खुला हुँदा मात्र एउटा बोर्ड सहमतिमा बराबरी हुन्छ',
};

export const faults: RecordWords = {
  problems: texts,
  line: (line, column) => `हरफ ${number(line)}, स्थान ${number(column)}`,
  tag: (name) => `ट्याग ${name}`,
  ply: (ply, written) => `चाल ${number(ply)} (${written})`,
  result: (stated, proven) => `नतिजा ${stated} लेखिएको छ, तर चालले ${proven} देखाउँछ।`,
  over: (end) => `त्यसअघि नै सकिएको छ (${end})`,
  found: (place, found, problem) => `${place}: ${found === '' ? '' : `“${found}”: `}${problem}।`,
};
