/** What only 账号与安全 says, beside what every screen may. */
import { copy as everywhere } from '../copy'

export { fill } from '../copy'

export const copy = {
  ...everywhere,
  security: {
    notOffered: '当前服务没有提供账号与安全',
    sessions: {
      title: '登录设备',
      count: '{count}台',
      here: '本机',
      unknown: '未知设备',
      seen: '最近使用 {seen}',
      begun: '{begun} 登录',
      end: '下线',
      endOf: '下线 {device}',
      endAsk: '将“{device}”下线？该设备需要重新登录。',
      ended: '已下线',
      endOthers: '下线其他全部设备',
      endOthersAsk: '将本机以外的全部设备下线？',
      endedOthers: '其他设备已全部下线',
    },
    shares: {
      title: '我的分享',
      count: '{count}条',
      note: '拿到链接的人无需登录即可查看。在小程序中打开文书时，也会生成一条链接。',
      empty: '没有仍然有效的分享',
      kinds: {
        judgement_details_interface: '案例',
        lawregu_details_interface: '法规',
        judicialview_details_interface: '司法观点',
        case_visual_interface: '案例可视化',
      },
      gone: '文书已移走',
      everything: '全部案例',
      times: '{made} 分享，{ends} 到期',
      revoke: '撤销',
      revokeOf: '撤销 {title}',
      revokeAsk: '撤销对“{title}”的分享？已发出的链接将不能打开。',
      revoked: '已撤销',
      more: '显示更多',
      revokeAll: '撤销全部分享',
      revokeAllAsk: '撤销全部分享？已发出的链接都将不能打开。',
      revokedAll: '已撤销全部分享',
    },
    password: {
      title: '修改密码',
      hint: '修改后，其他设备需要重新登录',
      rule: '新密码须有{least}至{most}个字符',
      old: '原密码',
      next: '新密码',
      again: '再次输入新密码',
      differ: '两次输入的新密码不一致',
      change: '确认修改',
      changed: '密码已修改，其他设备已下线',
    },
  },
} as const
