/** Nepali for the analysis board. */
import type { analysis as english } from '../en/analysis.ts';
import { moves, number, side as sideName } from './words.ts';

export const analysis: typeof english = {
  title: 'विश्लेषण',
  lead: 'दुवै पक्ष खेल्नुहोस्, पछाडि जानुहोस्, अर्को चाल जाँच्नुहोस्: हरेक क्रम हाँगाका रूपमा रहन्छ। इन्जिन यही ब्राउजरमा सोच्छ।',
  rules: 'नियम',
  engine: 'इन्जिन',
  isOn: 'इन्जिन सँगै सोचोस्',
  thinking: 'सोच्दै…',
  depth: (depth, nodes) => `${moves(depth)} अगाडि, ${number(nodes)} स्थिति`,
  best: 'राम्रा चाल',
  bestNote: (depth) => `${moves(depth)} अगाडि हेरेको अनुमान; पालो भएको पक्षका लागि बाख्राको सयौँ भाग।`,
  exact: 'सही मान',
  exactNote: 'अन्त्य तालिकाबाट, साधारण नियममा: चालको सीमा वा दोहोर्‍याउने रोकले फरक पार्न सक्छ।',
  noTable:
    'यहाँ सही मान छैन: अन्त्य तालिका सबै बाख्रा राखिएपछि सुरु हुन्छ, र सर्भर भेटिनुपर्छ। देखिएको मान खोजबाट आएको हो।',
  wins: (side, plies) =>
    plies === null ? `${sideName[side]}को जित` : `${moves(plies)}मा ${sideName[side]}को जित`,
  likely: (what) => `सायद ${what}`,
  draw: 'बराबरी',
  estimate: (side, goats) => `अनुमान: ${sideName[side]} ${number(goats)} बाख्राले अगाडि`,
  even: 'अनुमान: बराबर',
  bar: (what) => `मूल्याङ्कन। ${what}`,
  tree: 'चालक्रम',
  comment: 'यो चालबारे टिप्पणी',
  first: 'सुरु',
  cut: 'यहाँदेखि मेटाउने',
  prefer: 'मुख्य क्रम बनाउने',
  setUp: 'स्थिति बनाउने',
  piece: 'बिन्दुमा राख्ने',
  tiger: 'बाघ',
  goat: 'बाख्रा',
  nothing: 'केही होइन',
  turn: 'पालो',
  captured: 'खाइएका बाख्रा',
  inHand: (count) => `हातमा: ${number(count)}`,
  apply: 'यो स्थिति विश्लेषण गर्ने',
  fresh: 'सुरुबाट',
  tigersFirst: 'बाघ पहिले',
  byHand: 'हातैले बनाउने',
  import: 'अभिलेख वा स्थिति खोल्ने',
  link: 'यो क्रमको लिङ्क',
  atPlay: 'तपाईं अहिले कसैसँग खेल्दै हुनुहुन्छ',
  atPlayText:
    'खेल निष्पक्ष रहोस् भनेर त्यो नसकिएसम्म यो ब्राउजरमा इन्जिन र अन्त्य तालिका बन्द छन्। स्थिति र चालक्रम भने हेर्न सकिन्छ।',
  noHint:
    'खेल निष्पक्ष रहोस् भनेर कसैसँग खेलुन्जेल यो ब्राउजरमा सङ्केत बन्द छ। अर्को डिभाइसमा के हुन्छ, यहाँबाट देखिँदैन।',
  toMatch: 'खेलमा जाने',
  analyse: 'यो बोर्ड विश्लेषण गर्ने',
  keys: 'कुञ्जी: ← → क्रममा एक चाल, Home र End सुरु र अन्त्य, f बोर्ड घुमाउने',
};
